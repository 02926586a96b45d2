export const usage = `npm start -- [options]

With no option: a goal on the practice shop, carried out by the step reader, with no model and no key.

  --url URL           page to begin on (without: the practice shop)
  --goal TEXT         what is to be done, as plain steps or, with a model, in your own words
  --base-url URL      OpenAI-compatible address of a model, as http://127.0.0.1:11434/v1
  --model NAME        its name there
  --api-key KEY       its key; COBROWSER_API_KEY in the environment does as well and shows in no process list
  --snapshot          print what the model would see of the page, and end
  --json              one JSON object a line for each event of the run (npm start --silent -- --json … keeps npm quiet)
  --answer TEXT       answer to the agent's next question; repeatable, used in turn
  --allow LIST        sites the agent may work on: all, or origins with commas between (without: that of the page)
  --approve WHAT      always or never: what to say when the agent wants to buy, send, delete or upload
  --max-steps N       pause after that many steps
  --timeout SECONDS   stop after that time
  --headed --headless with or without a window (without: with one where there is a display)
  --out DIR           keep trace.jsonl, a picture of the page after each step and one of the panel
  --keep-open         leave the browser open at the end, until Ctrl+C

Ends with 0 done, 1 failed, 2 wrong usage, 3 waits for a person who is not there, 4 a budget was reached.`
