import type { Captioned } from '../art.ts';
import { cab, carbon, depot, parts, releases, routes } from './machines.ts';
import {
  chains,
  closing,
  disputes,
  factoring,
  liquidity,
  onboarding,
  payout,
  spreadsheet,
  stems,
  tradingDesk,
} from './money.ts';
import { clauses, consents, dialysis, examHall, lesson, sectors, supportChat, wardBoard } from './people.ts';

type Drawn = readonly [draw: () => string, alt: string, caption: string];

const screens: Readonly<Record<string, readonly [Drawn, ...Drawn[]]>> = {
  'options-trading-analytics-platform': [
    [
      spreadsheet,
      'The old spreadsheet: a full grid of figures, many of them missing, behind a box that says it is still calculating.',
      'Before: refreshed every 90 seconds',
    ],
    [
      tradingDesk,
      'Options desk: a table of strikes with live Greeks; one row is red because it changed since the trader last looked. Beside it the payoff curve.',
      'After: in 0.8',
    ],
  ],
  'ward-handover-board': [
    [
      wardBoard,
      'Ward board on a tablet: one line a bed with situation, background, a trend and the next task. Bed 14 is marked red: its score climbed from one to four.',
      'The board at 07:15: red is the slope a nurse should act on.',
    ],
  ],
  nodefy: [
    [
      supportChat,
      'A support chat: an answer with three sources under it, the first outlined in red, and beside it the path of six nodes from symptom to fix.',
      'An answer and the way it took: red is the ticket that proves it.',
    ],
  ],
  'fleet-routing-console': [
    [
      routes,
      'A map of village roads with four vans; the red route leaves the depot and ends at a place marked sand after rain.',
      'The console at five in the morning: red is the road a driver has doubts about.',
    ],
    [
      cab,
      'Three screens of the driver’s phone: six stops with times, of which the lake road is red; unloading with a signature; seven events that wait for a signal.',
      'The cab: a day’s work that needs no network.',
    ],
  ],
  'instant-payout-rails': [
    [
      payout,
      'A courier’s phone offers 97 euros; beside it eight transfers with the bank that carries each, the one on its way in red.',
      'A tap, and the row it becomes: red is the money that is under way.',
    ],
  ],
  'qa-releases-without-weekends': [
    [
      releases,
      'Seven lanes of checks in a dark window, all done before the gate; the longest lane, prescriptions, is red.',
      'Release 41 on a Tuesday: red is the lane that decides how long it takes.',
    ],
  ],
  'home-dialysis-companion': [
    [
      dialysis,
      'A phone with one large dial and one button; beside it five patients, the one furthest from her own normal in red.',
      'The kitchen and the clinic: red is whom the nurse calls first.',
    ],
  ],
  'card-disputes-desk': [
    [
      disputes,
      'A queue of eight disputes with the question to the shop, the amount and the hours left; the top one is red.',
      'The queue, sorted by regret: red is the one to open now.',
    ],
  ],
  'treasury-liquidity-board': [
    [
      liquidity,
      'Thirteen weekly columns of cash, four solid and the rest in outline; the week below the minimum is red.',
      'Thirteen weeks: red is the one that falls below the line.',
    ],
  ],
  'invoice-factoring-portal': [
    [
      factoring,
      'An invoice with its verified facts and a red seal, beside the offer of 43,296 euros and how it is made.',
      'An invoice and its offer: red is the seal of the national exchange.',
    ],
  ],
  'financial-intelligence-optimisation': [
    [
      closing,
      'A dark window in which 131 of 140 squares are filled; one entity that waits for a rate is red. Beside it a ledger of entries and reversals.',
      'The close at 02:14: red is the entity that still waits for a rate.',
    ],
  ],
  'open-banking-onboarding': [
    [
      onboarding,
      'Three phone screens: a list of banks, a year of income with the quiet August in red, and the consents that can be revoked.',
      'There, back, and a change of mind: red is an August that is no reason to worry.',
    ],
  ],
  'blockchain-alerts-tool': [
    [
      chains,
      'A phone with one red alert above six grey ones; beside it how often a rule would have fired and what two nodes say of six chains.',
      'One alert in red, and the night it did not disturb.',
    ],
  ],
  'flower-market-checkout': [
    [
      stems,
      'Two hundred and twenty roses as dots, most of them sold, one held in red; beside it a basket with the minutes it is held for.',
      'A morning of roses: red is the one in somebody’s basket.',
    ],
  ],
  'consent-ledger-for-trials': [
    [
      consents,
      'A ledger of nine consents with version, time and link; the one that was withdrawn is red.',
      'The ledger of a trial: red is a consent withdrawn at 14:26.',
    ],
  ],
  'contract-clause-finder': [
    [
      clauses,
      'A search for a liability cap with the clause that answers it beside a red bar, four more below it, and how unusual its words are.',
      'A question and its clause: red marks the one that answers.',
    ],
  ],
  'remote-lessons-studio': [
    [
      lesson,
      'Four staves of music with bar 24 framed in red; beside them the pupil and the state of the room.',
      'A lesson: red is the bar both are looking at.',
    ],
  ],
  'exam-hall-online': [
    [
      examHall,
      'A question on statistics with its answer, and a hall of four hundred dots in which one seat without a connection is red.',
      'A paper and its hall: red is a seat without a line, and without a loss.',
    ],
  ],
  'sector-classification-engine': [
    [
      sectors,
      'A text about a company in which one sentence is red; below it three sectors with their certainty, and why the runner-up lost.',
      'The review desk: red is the sentence that decided.',
    ],
  ],
  'tram-depot-planner': [
    [
      depot,
      'Six depot tracks to scale with trams on them; the one that came late is red.',
      'The yard at 00:48: red is the tram that came late and found its place.',
    ],
  ],
  'spare-parts-catalogue': [
    [
      parts,
      'The exploded view of an oven door with seven numbered parts, number 17 in red; beside it the hinge, its price and the photo it was read from.',
      'Balloon 17: red is the part that fits this very oven.',
    ],
  ],
  'sustainability-reporting-portal': [
    [
      carbon,
      'Seven suppliers with the tonnes of two years; the row in which a zero too many was typed is red. Beside it the sources of scope 3.',
      'The answers: red is a row in which somebody typed a zero too many.',
    ],
  ],
};

/** The screens of a case, by its slug; none for others. */
export const caseScreens = (slug: string): Captioned[] =>
  (screens[slug] ?? []).map(([draw, alt, caption]) => ({ svg: draw(), alt, caption }));
