import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

type Card = { id: string; suit: string; rank: string; up: boolean }
type Game = { stock: Card[]; waste: Card[]; homes: Card[][]; piles: Card[][]; moves: number }
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['♠', '♥', '♣', '♦']

/** The same deal each time: a step of 23 goes through all 52 cards. */
function deal(): Game {
  const deck = Array.from({ length: 52 }, (_, at) => {
    const card = (at * 23 + 7) % 52
    const [suit, rank] = [suits[card % 4] ?? '', ranks[card % 13] ?? '']
    return { id: `${rank}${suit}`, suit, rank, up: false }
  })
  const piles = Array.from({ length: 7 }, (_, pile) => deck.splice(0, pile + 1))
  for (const pile of piles) pile.push({ ...(pile.pop() as Card), up: true })
  const waste = deck.splice(0, 3).map((card) => ({ ...card, up: true }))
  return { stock: deck, waste, homes: [[], [], [], []], piles, moves: 0 }
}

/** Handlers are put on by script, on plain boxes: nothing in the markup or the cursor tells of them. */
function useHandler(type: string, act: (event: Event) => void) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const el = box.current
    el?.addEventListener(type, act)
    return () => el?.removeEventListener(type, act)
  })
  return box
}

function Face({ card, place, chosen, onTake }: { card: Card; place: number; chosen: boolean; onTake(): void }) {
  const box = useHandler('pointerdown', onTake)
  const red = card.suit === '♥' || card.suit === '♦'
  return (
    <div
      ref={box}
      className={`card up${red ? ' red' : ''}${chosen ? ' chosen' : ''}`}
      style={{ insetBlockStart: place * 24 }}
    >
      <span>{card.rank}</span>
      <span>{card.suit}</span>
    </div>
  )
}

function Box({ name, onPress, children }: { name: string; onPress(): void; children?: React.ReactNode }) {
  return (
    <div ref={useHandler('pointerdown', onPress)} className={name}>
      {children}
    </div>
  )
}

function Table() {
  const [game, setGame] = useState(deal)
  const [chosen, setChosen] = useState<Card | null>(null)
  const say = (what: string) => {
    document.title = what
    setGame((now) => ({ ...now, moves: now.moves + 1 }))
  }
  const take = (card: Card) => {
    setChosen(card === chosen ? null : card)
    say(`took ${card.id}`)
  }
  const draw = () => {
    const next = game.stock.slice(0, 1).map((card) => ({ ...card, up: true }))
    setGame({ ...game, stock: game.stock.slice(1), waste: [...game.waste, ...next] })
    say(`drew ${next[0]?.id ?? 'nothing'}`)
  }
  /** The keys alone: N deals anew, D draws. */
  const keys = useHandler('keydown', (event) => {
    const { key } = event as KeyboardEvent
    if (key === 'n') setGame(deal())
    if (key === 'd') draw()
    document.title = `key ${key}`
  })
  return (
    <div ref={keys} className="table" tabIndex={0}>
      <div className="top">
        <Box name="card down stock" onPress={draw} />
        <div className="waste">
          {game.waste.slice(-3).map((card, at, all) =>
            at === all.length - 1 ? (
              <Face key={card.id} card={card} place={0} chosen={card === chosen} onTake={() => take(card)} />
            ) : (
              <div key={card.id} className="card up under" style={{ insetInlineStart: (at - all.length + 1) * 18 }}>
                {card.rank}
              </div>
            ),
          )}
        </div>
        {suits.map((suit) => (
          <Box key={suit} name="home" onPress={() => say(`home ${suit}`)} />
        ))}
      </div>
      <div className="piles">
        {game.piles.map((pile, at) => (
          <div key={suits[at] ?? at} className="pile">
            {pile.map((card, place) =>
              card.up ? (
                <Face key={card.id} card={card} place={place} chosen={card === chosen} onTake={() => take(card)} />
              ) : (
                <div key={card.id} className="card down" style={{ insetBlockStart: place * 24 }} />
              ),
            )}
          </div>
        ))}
      </div>
      <div className="foot">
        <Box name="word" onPress={() => say('undone')}>
          Undo
        </Box>
        <Box name="word" onPress={() => say('hint')}>
          Hint
        </Box>
        <Box
          name="word"
          onPress={() => {
            setGame(deal())
            say('dealt')
          }}
        >
          Deal
        </Box>
        {['#1b5e20', '#0d47a1', '#4a148c', '#b71c1c'].map((colour) => (
          <Cloth key={colour} colour={colour} />
        ))}
        <output>{game.moves} moves</output>
      </div>
    </div>
  )
}

/** An empty box that is only a colour: the cloth of the table. */
function Cloth({ colour }: { colour: string }) {
  const box = useHandler('pointerdown', () => {
    document.body.style.background = colour
    document.title = `cloth ${colour}`
  })
  return <div ref={box} className="cloth" style={{ background: colour }} />
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <h1>Patience</h1>
    <Table />
  </main>,
)
