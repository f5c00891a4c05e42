import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import { accounts, forked, links, rails, rollUp, steps, streams } from './chains.ts';
import { band, editions, forecast, histogram, payoff, slopes, threshold } from './charts.ts';
import { balloons, narrowing, reservation } from './goods.ts';
import { heat, marking, releases, seasons, slots, treemap } from './grids.ts';
import { villageRound, yard } from './ground.ts';
import { departures, lifetimes, parallel, shortened } from './lanes.ts';
import { compare, evidence, merged, sealed, versions } from './papers.ts';
import { alerts, devices, scale, signature, wayBack } from './phones.ts';
import type { Scene } from './scene.ts';
import { score, waves } from './sound.ts';
import { ledger, queue, wall } from './tables.ts';

type Detail = readonly [draw: () => Scene, alt: string];

const art = ([draw, alt]: Detail): Art => {
  const { ground, body } = draw();
  return picture(ground, body, alt);
};

/** Two details per case, by its slug: what the product shows, or how it works inside. */
const details: Readonly<Record<string, readonly [Detail, Detail]>> = {
  'options-trading-analytics-platform': [
    [payoff, 'Nine payoff curves that bend at one strike price; the curve of today is red.'],
    [heat, 'A volatility surface as a grid of squares, bright along its smile, with one square in red.'],
  ],
  'blockchain-alerts-tool': [
    [
      forked,
      'A row of seven blocks with a dashed branch that lost; the dots under each block count its confirmations and one block is red.',
    ],
    [alerts, 'A phone with one red alert at the top and eight muted ones below it.'],
  ],
  'financial-intelligence-optimisation': [
    [rollUp, 'Thirty-two company bars merge level by level into one; a single subtotal is red.'],
    [() => ledger(), 'Ledger entries left and right of an account line; the two that cancel out are red.'],
  ],
  'card-disputes-desk': [
    [
      queue,
      'Eleven cases in a queue, the amount at stake as a bar and the time left as a disc; the top one is red.',
    ],
    [evidence, 'Six sheets of evidence fanned into a pack beside a clock with a red wedge.'],
  ],
  'instant-payout-rails': [
    [rails, 'Eleven transfers divide between two banks; the red one takes the bank that answers sooner.'],
    [() => histogram(), 'Transfer times as piles of white dots, with the median marked by a red line.'],
  ],
  'open-banking-onboarding': [
    [wayBack, 'Two screens, the lender and the bank, and a red arrow leading back to the first.'],
    [seasons, 'Income as bubbles by month and payer; a quiet month is a thin red column of dots.'],
  ],
  'invoice-factoring-portal': [
    [sealed, 'An invoice file as nested bars with a red seal of approval.'],
    [shortened, 'Five grey days of waiting above, and one morning with a small red block below.'],
  ],
  'treasury-liquidity-board': [
    [
      forecast,
      'Thirteen weekly columns, four solid and the rest in outline; the week below the line is red.',
    ],
    [accounts, 'Bank accounts as dots on four rings; a red curve moves money between two of them.'],
  ],
  'qa-releases-without-weekends': [
    [parallel, 'Fourteen lanes of checks that finish before the same line; the longest lane is red.'],
    [releases, 'Twenty weeks as columns of days with every Tuesday filled in; the Tuesday of today is red.'],
  ],
  'ward-handover-board': [
    [slopes, 'Twenty small score charts on black; the one that climbs through the night is red.'],
    [wall, 'A wall board of ten beds with symbols instead of names; one symbol is red.'],
  ],
  'consent-ledger-for-trials': [
    [links, 'Four rows of interlocked rings; one ring is open and red.'],
    [versions, 'Five versions of one text side by side; a red signature stands on the fourth alone.'],
  ],
  'home-dialysis-companion': [
    [scale, 'A phone on a kitchen table showing one large dial with a red reading and one button.'],
    [band, 'Thirty days of weight inside a grey band; the last days leave it and turn red.'],
  ],
  'sector-classification-engine': [
    [treemap, 'Sectors as rectangles in proportion to their size; one of them is red.'],
    [threshold, 'Rows of dots sorted by certainty; a red line parts the hollow ones from the filled.'],
  ],
  'sustainability-reporting-portal': [
    [
      streams,
      'Nine streams of different width flow into one total; the red one can be followed to its source.',
    ],
    [editions, 'Seven columns built from layers of emission factors; the edition in force is red.'],
  ],
  nodefy: [
    [steps, 'Six nodes lead from a symptom to a red fix, past the grey branches not taken.'],
    [
      lifetimes,
      'Fifteen claims as bars that begin and end at a version; the red one ended before the question.',
    ],
  ],
  'contract-clause-finder': [
    [compare, 'A clause in large bars beside forty small ones; its two unusual phrases are red.'],
    [merged, 'Two ranked lists feed a third; the document near the top of both comes first, in red.'],
  ],
  'remote-lessons-studio': [
    [waves, 'The sound of one clap at both ends of a call, with the delay between them as a red strip.'],
    [score, 'Four staves of music with one bar framed in red for the lesson.'],
  ],
  'exam-hall-online': [
    [devices, 'Thirty screens on shared cables; the red one has lost its cable and writes on.'],
    [marking, 'A grid of answers, papers down and questions across; the question being marked is red.'],
  ],
  'spare-parts-catalogue': [
    [balloons, 'Five round parts along an axis with numbered balloons; the balloon that was tapped is red.'],
    [narrowing, 'Hundreds of white dots fall through a funnel until one red part is left.'],
  ],
  'flower-market-checkout': [
    [reservation, 'Flowers around a dial; the red sector is the time a bouquet stays reserved.'],
    [slots, 'Delivery slots filled to different widths; the one that is full is red.'],
  ],
  'fleet-routing-console': [
    [villageRound, 'Villages joined by tracks, and the red round of one van through nine of them.'],
    [signature, 'A driver phone among tall trees with a delivery signed in red.'],
  ],
  'tram-depot-planner': [
    [yard, 'Nine dead-end tracks with trams drawn to scale; the one parked against the buffer is red.'],
    [departures, 'Eighteen trams leave like a staircase, minute by minute; the red one has to wait.'],
  ],
};

/** The two detail drawings of a case, or nothing when the case has none of its own. */
export function caseDetails(slug: string): [Art, Art] | undefined {
  const found = details[slug];
  return found && [art(found[0]), art(found[1])];
}
