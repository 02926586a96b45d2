import { askUser } from './ask-user.ts'
import { check } from './check.ts'
import { click } from './click.ts'
import type { Action } from './define.ts'
import { done } from './done.ts'
import { extract } from './extract.ts'
import { fill } from './fill.ts'
import { find } from './find.ts'
import { look } from './look.ts'
import { back, forward, navigate, reload } from './navigate.ts'
import { note } from './note.ts'
import { press } from './press.ts'
import { read } from './read.ts'
import { screenshot } from './screenshot.ts'
import { scroll } from './scroll.ts'
import { select } from './select.ts'
import { tabs } from './tabs.ts'
import { type } from './type.ts'
import { wait } from './wait.ts'

/** All that the model can do, in the order in which it is told. */
export const actions: Action[] = [
  navigate,
  back,
  forward,
  reload,
  click,
  fill,
  type,
  select,
  check,
  press,
  scroll,
  wait,
  look,
  find,
  read,
  extract,
  screenshot,
  tabs,
  note,
  askUser,
  done,
]
