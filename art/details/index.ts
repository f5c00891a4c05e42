import type { Captioned } from '../art.ts';
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

type Detail = readonly [draw: () => Scene, alt: string, caption: string];

const art = ([draw, alt, caption]: Detail): Captioned => {
  const { ground, body } = draw();
  return { ...picture(ground, body, alt), caption };
};

/** Two details per case, by its slug: what the product shows, or how it works inside. */
const details: Readonly<Record<string, readonly [Detail, Detail]>> = {
  'options-trading-analytics-platform': [
    [
      payoff,
      'Nine payoff curves that bend at one strike price; the curve of today is red.',
      'One option on nine days: red is today.',
    ],
    [
      heat,
      'A volatility surface as a grid of squares, bright along its smile, with one square in red.',
      'A volatility surface and its smile: red is a quote worth a question.',
    ],
  ],
  'blockchain-alerts-tool': [
    [
      forked,
      'A row of seven blocks with a dashed branch that lost; the dots under each block count its confirmations and one block is red.',
      'A chain and the branch it dropped: red is the block that is too young to report.',
    ],
    [
      alerts,
      'A phone with one red alert at the top and eight muted ones below it.',
      'A phone at night: red may wake you, the eight below it may not.',
    ],
  ],
  'financial-intelligence-optimisation': [
    [
      rollUp,
      'Thirty-two company bars merge level by level into one; a single subtotal is red.',
      'Thirty-two companies, merged level by level: red can be followed all the way up.',
    ],
    [
      () => ledger(),
      'Ledger entries left and right of an account line; the two that cancel out are red.',
      'Two sister companies, one sale: the red entries cancel each other out.',
    ],
  ],
  'card-disputes-desk': [
    [
      queue,
      'Eleven cases in a queue, the amount at stake as a bar and the time left as a disc; the top one is red.',
      'A bar is money at stake, a disc the time left: red is the case to open first.',
    ],
    [
      evidence,
      'Six sheets of evidence fanned into a pack beside a clock with a red wedge.',
      'Six sheets, one pack: red is the time left to send it.',
    ],
  ],
  'instant-payout-rails': [
    [
      rails,
      'Eleven transfers divide between two banks; the red one takes the bank that answers sooner.',
      'Eleven payouts, two banks: red takes the one that answers sooner.',
    ],
    [
      () => histogram(),
      'Transfer times as piles of white dots, with the median marked by a red line.',
      'Every dot is a transfer, further right is slower: red marks the median.',
    ],
  ],
  'open-banking-onboarding': [
    [
      wayBack,
      'Two screens, the lender and the bank, and a red arrow leading back to the first.',
      'To the bank and back: red is the step on which applicants used to get lost.',
    ],
    [
      seasons,
      'Income as bubbles by month and payer; a quiet month is a thin red column of dots.',
      'A year of income by payer: red is the month in which nobody pays anybody.',
    ],
  ],
  'invoice-factoring-portal': [
    [
      sealed,
      'An invoice file as nested bars with a red seal of approval.',
      'An e-invoice is a tree of small facts: red is the seal that vouches for them.',
    ],
    [
      shortened,
      'Five grey days of waiting above, and one morning with a small red block below.',
      'Five days of waiting, and what became of them: red is one morning.',
    ],
  ],
  'treasury-liquidity-board': [
    [
      forecast,
      'Thirteen weekly columns, four solid and the rest in outline; the week below the line is red.',
      'Four weeks are booked, nine are expected: red is the one to act on now.',
    ],
    [
      accounts,
      'Bank accounts as dots on four rings; a red curve moves money between two of them.',
      'Every dot an account: red is what one lends another today.',
    ],
  ],
  'qa-releases-without-weekends': [
    [
      parallel,
      'Fourteen lanes of checks that finish before the same line; the longest lane is red.',
      'Fourteen lanes of checks, one finish: red is the longest, and sets the pace for all.',
    ],
    [
      releases,
      'Twenty weeks as columns of days with every Tuesday filled in; the Tuesday of today is red.',
      'Twenty weeks, a release every Tuesday: red is today’s.',
    ],
  ],
  'ward-handover-board': [
    [
      slopes,
      'Twenty small score charts on black; the one that climbs through the night is red.',
      'Twenty scores over one night: red is the slope that gets a second look.',
    ],
    [
      wall,
      'A wall board of ten beds with symbols instead of names; one symbol is red.',
      'Ten beds in symbols no visitor can read: red is the next thing to do.',
    ],
  ],
  'consent-ledger-for-trials': [
    [
      links,
      'Four rows of interlocked rings; one ring is open and red.',
      'Signatures linked like a chain: red is a consent that somebody took back.',
    ],
    [
      versions,
      'Five versions of one text side by side; a red signature stands on the fourth alone.',
      'Five versions of one text: red is a signature, and it holds for the fourth alone.',
    ],
  ],
  'home-dialysis-companion': [
    [
      scale,
      'A phone on a kitchen table showing one large dial with a red reading and one button.',
      'One dial, one button, a kitchen table: red is this morning’s exchange.',
    ],
    [
      band,
      'Thirty days of weight inside a grey band; the last days leave it and turn red.',
      'Thirty days inside a band of one’s own: red are the mornings a nurse hears of.',
    ],
  ],
  'sector-classification-engine': [
    [
      treemap,
      'Sectors as rectangles in proportion to their size; one of them is red.',
      'An economy cut into sectors: red is where this company was filed.',
    ],
    [
      threshold,
      'Rows of dots sorted by certainty; a red line parts the hollow ones from the filled.',
      'Sorted by certainty: left of the red line a person decides.',
    ],
  ],
  'sustainability-reporting-portal': [
    [
      streams,
      'Nine streams of different width flow into one total; the red one can be followed to its source.',
      'Nine sources, one total: red can be followed back to its meter.',
    ],
    [
      editions,
      'Seven columns built from layers of emission factors; the edition in force is red.',
      'Emission factors come in editions: red is the one in force.',
    ],
  ],
  nodefy: [
    [
      steps,
      'Six nodes lead from a symptom to a red fix, past the grey branches not taken.',
      'Symptom, causes, fix: red is the answer, hollow is what was ruled out on the way.',
    ],
    [
      lifetimes,
      'Fifteen claims as bars that begin and end at a version; the red one ended before the question.',
      'Fifteen claims and the versions they hold for: red was true once, before the question.',
    ],
  ],
  'contract-clause-finder': [
    [
      compare,
      'A clause in large bars beside forty small ones; its two unusual phrases are red.',
      'A clause beside forty signed ones: red are the two phrases nobody else uses.',
    ],
    [
      merged,
      'Two ranked lists feed a third; the document near the top of both comes first, in red.',
      'By words on the left, by meaning on the right: red stands high in both and comes first.',
    ],
  ],
  'remote-lessons-studio': [
    [
      waves,
      'The sound of one clap at both ends of a call, with the delay between them as a red strip.',
      'One clap at both ends of a call: red is the delay between them.',
    ],
    [
      score,
      'Four staves of music with one bar framed in red for the lesson.',
      'A page of cello: red is the bar they are talking about.',
    ],
  ],
  'exam-hall-online': [
    [
      devices,
      'Thirty screens on shared cables; the red one has lost its cable and writes on.',
      'Thirty desks, five lines: red has lost its own and writes on.',
    ],
    [
      marking,
      'A grid of answers, papers down and questions across; the question being marked is red.',
      'Marked by question, not by paper: red is the one in hand.',
    ],
  ],
  'spare-parts-catalogue': [
    [
      balloons,
      'Five round parts along an axis with numbered balloons; the balloon that was tapped is red.',
      'Five parts on one axis: red is the balloon under a floury thumb.',
    ],
    [
      narrowing,
      'Hundreds of white dots fall through a funnel until one red part is left.',
      'Hundreds of parts fall through a few questions: red is the one that fits.',
    ],
  ],
  'flower-market-checkout': [
    [
      reservation,
      'Flowers around a dial; the red sector is the time a bouquet stays reserved.',
      'Reserved before it is paid for: red is how long a bouquet waits.',
    ],
    [
      slots,
      'Delivery slots filled to different widths; the one that is full is red.',
      'Delivery slots, filled as they sell: red takes no more.',
    ],
  ],
  'fleet-routing-console': [
    [
      villageRound,
      'Villages joined by tracks, and the red round of one van through nine of them.',
      'Villages joined by tracks: red is one van’s round, nine stops and home.',
    ],
    [
      signature,
      'A driver phone among tall trees with a delivery signed in red.',
      'Signed in the forest: red is ink that can wait for a signal.',
    ],
  ],
  'tram-depot-planner': [
    [
      yard,
      'Nine dead-end tracks with trams drawn to scale; the one parked against the buffer is red.',
      'Nine of the fourteen tracks, to scale: red stands at the buffer and leaves last.',
    ],
    [
      departures,
      'Eighteen trams leave like a staircase, minute by minute; the red one has to wait.',
      'Eighteen departures, minute by minute: red is the tram that waits for a wheel.',
    ],
  ],
};

/** The two detail drawings of a case, or nothing when the case has none of its own. */
export function caseDetails(slug: string): [Captioned, Captioned] | undefined {
  const found = details[slug];
  return found && [art(found[0]), art(found[1])];
}
