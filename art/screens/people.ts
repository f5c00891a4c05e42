import {
  bar,
  box,
  circle,
  disc,
  ink,
  line,
  path,
  polar,
  random,
  repeat,
  ring,
  sector,
  ticks,
} from '../shapes.ts';
import { widthOf, words } from '../words.ts';
import {
  button,
  dark,
  facts,
  HEIGHT,
  light,
  lines,
  panel,
  phone,
  screen,
  table,
  trend,
  WIDTH,
} from './parts.ts';

const end = 'end' as const;

type Bed = [
  bed: string,
  who: string,
  situation: string,
  before: string,
  scores: number[],
  score: string,
  next: string,
];

/** A ward, a line for each bed; the slope a nurse should act on is red. */
export function wardBoard(): string {
  const beds: Bed[] = [
    [
      '12',
      'A. M.',
      'Chest pain, settled',
      'Stent 2019',
      [0.5, 0.5, 0.7, 0.5, 0.5, 0.3, 0.3],
      '1',
      'ECG at 08:00',
    ],
    [
      '13',
      'J. O.',
      'Post-op day one',
      'Hip, left',
      [0.4, 0.4, 0.4, 0.6, 0.4, 0.4, 0.4],
      '1',
      'Sit out, 09:30',
    ],
    [
      '14',
      'R. T.',
      '“Not herself since four”',
      'Sepsis in May',
      [0.1, 0.1, 0.1, 0.35, 0.35, 0.65, 0.95],
      '4',
      'Doctor now',
    ],
    ['15', 'check bed', 'Transfer unclear', '', [], '', 'Ask site'],
    ['16', 'D. W.', 'Awaiting scan', 'Falls', [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], '2', 'Fast from 06:00'],
    ['17', 'P. K.', 'Home today', 'Pneumonia', [0.9, 0.9, 0.7, 0.7, 0.4, 0.4, 0.15], '0', 'Letters, 10:00'],
    ['18', 'S. B.', 'New at 05:50', 'Diabetic', [0.7, 0.5, 0.5, 0.5, 0.3, 0.3, 0.3], '2', 'Glucose hourly'],
  ];
  const row = ([bed, who, situation, before, scores, score, next]: Bed, index: number): string => {
    const y = 160 + index * 82;
    const red = index === 2;
    return [
      red ? bar(0, y, WIDTH, 82, ink.white) + bar(0, y, 10, 82, ink.red) : '',
      words(bed, 32, y + 55, 'large', light.ink),
      words(who, 120, y + 35, 'strong', light.ink),
      words(situation, 120, y + 61, red ? 'strong' : 'text', red ? light.ink : light.muted),
      words(before, 430, y + 48, 'text', light.muted),
      scores.length > 0
        ? line(650, y + 68, 832, y + 68, light.line) +
          trend(scores, 650, y + 12, 182, 56, red ? ink.red : ink.black, red ? 5 : 2)
        : path(`M650.5 ${y + 16.5}h182v48h-182Z`, { stroke: ink.grey450, dash: '5 5' }),
      words(score, 862, y + 55, 'large', light.ink),
      words(next, 930, y + 48, red ? 'strong' : 'text', light.ink),
      line(0, y + 82, WIDTH, y + 82, light.line),
    ].join('');
  };
  return screen(
    light,
    'Severnside · ward board',
    bar(0, 44.5, WIDTH, HEIGHT - 45, ink.grey50),
    bar(0, 44.5, WIDTH, 68, ink.black),
    words('Ward 7', 32, 88, 'head', ink.white) + words('Night to day · 07:15', 150, 88, 'text', ink.white),
    words('14 min left', 1168, 88, 'strong', ink.white, end),
    ...['Bed', 'Situation', 'Background', 'Score, last 8 h', 'Do next'].map((label, i) =>
      words(label, [32, 120, 430, 650, 930][i] ?? 0, 142, 'note', light.muted),
    ),
    line(0, 159.5, WIDTH, 159.5, ink.black, 2),
    beds.map(row).join(''),
  );
}

/** One exchange in three steps, and the nurse’s morning. */
export const dialysis = (): string =>
  screen(
    light,
    'Peritone · morning at home, morning at the clinic',
    bar(0, 44.5, 400, HEIGHT - 45, ink.grey100),
    phone(
      light,
      40,
      'Exchange 2 of 4',
      circle(160, 200, 118, { stroke: light.line, width: 2 }) +
        ticks(160, 200, 118, { count: 40, every: 10, short: 8, long: 16, stroke: ink.black }) +
        path(sector(160, 200, 60, 118, -6, 6), { fill: ink.black }) +
        words('2.1', 160, 216, 'large', light.ink, 'middle') +
        words('kg drained', 160, 366, 'text', light.muted, 'middle') +
        words('Drain', 24, 424, 'text', light.muted) +
        words('Weigh', 118, 424, 'strong', light.ink) +
        words('Fill', 222, 424, 'text', light.muted) +
        bar(118, 434, 56, 4, ink.black) +
        bar(24, 486, 272, 60, ink.black) +
        words('Done, fill now', 160, 523, 'strong', ink.white, 'middle'),
    ),
    words('Sorted by how far each left their own normal', 440, 100, 'strong', light.ink),
    table({
      theme: light,
      x: 440,
      y: 120,
      width: 720,
      columns: [
        { label: 'Patient', x: 20, look: 'strong' },
        { label: 'Weight', x: 250, look: 'number', align: end },
        { label: 'Own band', x: 290 },
        { label: 'Call', x: 540 },
      ],
      rows: [
        ['E. Lind', '74.9', '72.1 to 73.0', 'before nine'],
        ['B. Ahl', '61.2', '60.4 to 61.3', 'at ten'],
        ['M. Nyström', '88.0', '87.6 to 88.9', 'no need'],
        ['T. Öhman', '69.5', '69.0 to 70.2', 'no need'],
        ['K. Berg', '55.3', '55.0 to 55.8', 'no need'],
      ],
      step: 62,
      red: 0,
    }),
    words('E. Lind, thirty days', 460, 540, 'strong', light.ink),
    bar(460, 620, 680, 50, ink.grey100),
    trend(
      [0.3, 0.42, 0.36, 0.3, 0.38, 0.28, 0.34, 0.4, 0.31, 0.36, 0.33, 0.42, 0.5, 0.62, 0.78, 0.96],
      460,
      556,
      660,
      140,
      ink.black,
      3,
    ),
    words('Cloudy fluid? One tap rings the duty phone.', 460, 730, 'note', light.muted),
  );

/** Who agreed to what: versions, signatures, and one consent withdrawn. */
export const consents = (): string =>
  screen(
    light,
    'Orpheum Research · trial OR-214 · consent ledger',
    table({
      theme: light,
      y: 56,
      width: 800,
      columns: [
        { label: 'Participant', x: 28, look: 'number' },
        { label: 'Sheet', x: 190 },
        { label: 'Read for', x: 440, align: end },
        { label: 'Signed', x: 480 },
        { label: 'Link', x: 770, look: 'number', align: end },
      ],
      rows: [
        ['214-007', 'version 4, Dutch', '11 min', '3 Feb, 09:41', '84 #'],
        ['214-012', 'version 4, English', '26 min', '3 Feb, 10:15', '85 #'],
        ['214-003', 'version 5, Dutch', '19 min', '4 Feb, 08:30', '86 #'],
        ['214-019', 'version 5, French', '8 min', '4 Feb, 11:02', '87 #'],
        ['214-011', 'withdrawn', '4 min', '4 Feb, 14:26', '88 #'],
        ['214-021', 'version 5, Dutch', '31 min', '5 Feb, 09:12', '89 #'],
        ['214-008', 'version 5, English', '14 min', '5 Feb, 10:50', '90 #'],
        ['214-014', 'version 5, French', '22 min', '6 Feb, 08:05', '91 #'],
        ['214-002', 'version 5, Dutch', '12 min', '6 Feb, 16:44', '92 #'],
      ],
      step: 66,
      red: 4,
    }),
    panel(
      light,
      800,
      ink.grey50,
      words('What changed from 4 to 5', 836, 104, 'strong', light.ink) +
        lines(
          ['Visit 6 is by telephone.', 'Blood is kept for ten years,', 'formerly fifteen.'],
          836,
          142,
          'text',
          light.ink,
          28,
        ) +
        facts(light, 836, 280, 328, 'Verifier, 300 lines', [
          ['Links read', '92'],
          ['Broken', '0'],
          ['Time', '0.2 s'],
        ]) +
        words('Questions for the doctor', 836, 474, 'strong', light.ink) +
        lines(['“May I drive afterwards?”', 'answered before signing'], 836, 512, 'text', light.muted, 28) +
        button('Export for the inspector', 836, 620, ink.black, ink.white),
    ),
  );

/** An answer that names its sources, and the way it took. */
export function supportChat(): string {
  const nodes: [number, number, string, string][] = [
    [760, 150, 'Symptom', 'link drops weekly'],
    [940, 236, 'Product', 'X-40'],
    [790, 330, 'Version', '5.1'],
    [980, 420, 'Cause', 'renegotiation'],
    [800, 520, 'Evidence', 'ticket 48 211'],
    [1000, 630, 'Fix', 'port 3, fixed'],
  ];
  const others: [number, number, number, number][] = [
    [760, 150, 700, 236],
    [940, 236, 1090, 150],
    [790, 330, 690, 420],
    [980, 420, 1110, 330],
    [800, 520, 700, 620],
    [1000, 630, 1130, 530],
  ];
  const sources = [
    ['Ticket 48 211', '2019, closed by M. Rebane'],
    ['Ticket 201 340', '2023, same symptom, 5.0'],
    ['Manual 5.1', 'page 88, fixed speed'],
  ];
  return screen(
    light,
    'Nodefy support · X-40 appliance',
    bar(230, 76, 380, 80, ink.black) +
      lines(['Link drops every Tuesday night.', 'Firmware 5.1, two units.'], 250, 110, 'text', ink.white),
    bar(30, 182, 430, 108, ink.grey100),
    lines(
      [
        'Both units renegotiate when the',
        'backup window opens. Set port 3 to',
        'fixed speed. Held since 4.2.',
      ],
      50,
      216,
      'text',
      light.ink,
    ),
    words('From', 30, 326, 'note', light.muted),
    sources
      .map(([name = '', note = ''], i) => {
        const y = 340 + i * 64;
        return (
          box(30.5, y + 0.5, 560, 52, i === 0 ? ink.red : ink.grey450, i === 0 ? 3 : 1) +
          words(name, 50, y + 33, 'strong', light.ink) +
          words(note, 572, y + 33, 'note', light.muted, end)
        );
      })
      .join(''),
    bar(230, 556, 380, 54, ink.black) + words('And the 3.x workaround?', 250, 590, 'text', ink.white),
    bar(30, 628, 430, 54, ink.grey100) + words('History only. It breaks 5.1.', 50, 662, 'text', light.ink),
    words('The agent reads. It has no command that changes anything.', 30, 728, 'note', light.muted),
    line(640, 44, 640, HEIGHT, light.edge),
    words('How it got there', 676, 92, 'strong', light.ink) +
      words('6 steps, 14 ms', 1164, 92, 'note', light.muted, end),
    others
      .map(
        ([x1, y1, x2, y2]) =>
          line(x1, y1, x2, y2, light.line, 1.5) +
          disc(x2, y2, 9, ink.white) +
          ring(x2, y2, 9, ink.grey400, 1.5),
      )
      .join(''),
    path(`M${nodes.map(([x, y]) => `${x} ${y}`).join('L')}`, { stroke: ink.black, width: 3 }),
    nodes
      .map(([x, y, kind, name]) =>
        [
          bar(x + 22, y - 20, Math.max(widthOf(kind, 'note'), widthOf(name, 'strong')) + 10, 46, ink.white),
          disc(x, y, 14, ink.black),
          words(kind, x + 28, y - 4, 'note', light.muted),
          words(name, x + 28, y + 19, 'strong', light.ink),
        ].join(''),
      )
      .join(''),
  );
}

/** A question, the clause that answers it, and how unusual its words are. */
export const clauses = (): string =>
  screen(
    light,
    'Clauseworks · 41,000 signed contracts',
    box(40.5, 80.5, 720, 60, light.edge) + words('liability cap above fees paid', 64, 118, 'text', light.ink),
    words('5 clauses, 210 ms', 744, 118, 'note', light.muted, end),
    bar(40, 176, 8, 196, ink.red),
    words('Clause 14.2, Supply of pallets, 2021', 72, 200, 'strong', light.ink),
    lines(
      [
        'The total liability of either party for Losses in any',
        'contract year shall not exceed the greater of',
        '£250,000 and 150% of the Fees paid in that year,',
        'save for the matters set out in clause 14.5.',
      ],
      72,
      242,
      'text',
      light.ink,
      34,
    ),
    ...[
      'Clause 9.1, Cold storage, 2019',
      'Clause 11.4, Road haulage, 2022',
      'Clause 8.3, Cleaning, 2018',
      'Clause 12.6, Packaging, 2023',
    ].map(
      (name, i) =>
        line(40, 416 + i * 76, 760, 416 + i * 76, light.line) +
        words(name, 72, 460 + i * 76, 'strong', light.ink) +
        words(
          ['100% of Fees', '125% of Fees', 'uncapped', '£1 m, all years'][i] ?? '',
          744,
          460 + i * 76,
          'text',
          light.muted,
          end,
        ),
    ),
    panel(
      light,
      800,
      ink.grey50,
      words('“Losses” means', 836, 104, 'strong', light.ink) +
        lines(
          ['all direct losses, costs and', 'reasonable fees, excluding', 'loss of profit (clause 1.1)'],
          836,
          142,
          'text',
          light.ink,
          30,
        ) +
        words('Beside forty signed ones', 836, 300, 'strong', light.ink) +
        ['the greater of', '150%', 'contract year', 'either party']
          .map((name, i) => {
            const share = [0.22, 0.08, 0.7, 0.94][i] ?? 0;
            const y = 330 + i * 62;
            return (
              words(name, 836, y + 18, 'text', light.ink) +
              bar(836, y + 30, 328, 8, ink.grey200) +
              bar(836, y + 30, 328 * share, 8, ink.black)
            );
          })
          .join('') +
        words('8% of signed caps go above fees paid', 836, 624, 'text', light.muted) +
        button('Put into the draft', 836, 654, ink.black, ink.white),
    ),
  );

/** A lesson: two people, one sheet of music, and a bar marked together. */
export function lesson(): string {
  const chance = random(24);
  const staff = (y: number) => repeat(5, i => line(40, y + i * 14, 760, y + i * 14, ink.black));
  const notes = (y: number) =>
    repeat(14, i => {
      const [x, at] = [80 + i * 49, y + 7 + Math.floor(chance() * 8) * 7];
      return disc(x, at, 8, ink.black) + line(x + 7, at, x + 7, at - 46, ink.black, 2);
    });
  return screen(
    light,
    'Classmere · violin, Tuesday 16:30 in Galway, 17:30 in Ghent',
    words('Sonatina in D, bars 21 to 32', 40, 100, 'head', light.ink),
    repeat(4, i => staff(150 + i * 148) + notes(150 + i * 148)),
    box(420, 270, 190, 120, ink.red, 5),
    words('24', 430, 262, 'number', light.ink),
    panel(
      light,
      800,
      ink.black,
      circle(1000, 200, 104, { fill: ink.grey800 }) +
        disc(1000, 168, 38, ink.grey400) +
        path(`M${polar(1000, 300, 92, -78).join(' ')}A92 92 0 0 1 ${polar(1000, 300, 92, 78).join(' ')}Z`, {
          fill: ink.grey400,
        }) +
        words('Aoife, 11', 1000, 350, 'strong', ink.white, 'middle') +
        facts(dark, 836, 416, 328, 'The room', [
          ['From bow to ear', '38 ms'],
          ['Echo', 'none'],
          ['Clipping', 'none'],
          ['Clap check', '5 s, passed'],
        ]) +
        words('Recording of bar 24 after the lesson', 836, 668, 'text', dark.muted) +
        trend([0.3, 0.6, 0.2, 0.8, 0.4, 0.9, 0.3, 0.7, 0.5, 0.6, 0.2, 0.4], 836, 684, 320, 50, ink.white),
    ),
  );
}

/** A paper as the candidate sees it, and a hall in which nobody lost anything. */
export const examHall = (): string =>
  screen(
    light,
    'Lusitana College · Statistics II · paper',
    words('Question 3 of 8', 40, 104, 'head', light.ink) + words('41:07', 760, 108, 'large', light.ink, end),
    lines(
      [
        'A sample of 64 bottles holds 748 ml on average, with a',
        'standard deviation of 6 ml. Give a 95% interval for the mean.',
      ],
      40,
      152,
      'text',
      light.ink,
      32,
    ),
    box(40.5, 232.5, 720, 250, light.edge),
    lines(
      ['748 +/− 1.96 × 6 / 8', '= 748 +/− 1.47', 'from 746.5 to 749.5 ml'],
      72,
      284,
      'text',
      light.ink,
      38,
    ),
    words('Saved on this device 2 s ago, sent 2 s ago', 40, 516, 'note', light.muted),
    repeat(
      8,
      i =>
        box(40.5 + i * 66, 560.5, 50, 50, light.edge) +
        words(String(i + 1), 65 + i * 66, 594, 'number', light.ink, 'middle'),
    ),
    bar(172, 616, 50, 5, ink.black),
    button('Next question', 576, 562, ink.black, ink.white),
    words('Your numbers are your own: another candidate has another sample.', 40, 690, 'note', light.muted),
    panel(
      light,
      800,
      ink.grey50,
      words('The hall', 836, 104, 'head', light.ink) +
        words('6,012 writing', 1164, 104, 'strong', light.ink, end) +
        repeat(400, i => {
          const [x, y] = [840 + (i % 20) * 17, 140 + Math.floor(i / 20) * 22];
          return i === 233 ? disc(x, y, 9, ink.red) : disc(x, y, 5, ink.black);
        }) +
        words('Seat 234: no line for 3 min, nothing lost', 836, 606, 'text', light.ink) +
        facts(light, 836, 650, 328, 'Answers', [['Lost', '0 of 23,400']]),
    ),
  );

/** Companies and the sectors they were filed in; the sentence that decided. */
export const sectors = (): string =>
  screen(
    light,
    'Taxonry · review desk · 12 s a decision',
    words('Velotta Mobil', 40, 112, 'title', light.ink) +
      words('Bergamo · founded 2014 · 86 people', 40, 146, 'text', light.muted),
    bar(40, 276, 614, 34, ink.red),
    lines(
      [
        'The company equips workshops with tools and software,',
        'and trains mechanics in four countries. It leases e-cargo',
      ],
      52,
      230,
      'text',
      light.ink,
      34,
    ),
    words('bikes to towns and maintains them under contract,', 52, 300, 'strong', ink.white),
    lines(
      [
        'which brought two thirds of its income in 2024. Its own',
        'frames were sold to a Dutch maker the year before.',
      ],
      52,
      336,
      'text',
      light.ink,
      34,
    ),
    words('Filed as', 40, 440, 'note', light.muted),
    ...[
      ['Leasing of light vehicles', '94%'],
      ['Bicycle maintenance', '61%'],
      ['Manufacture of bicycles', '12%'],
    ].map(([name = '', share = ''], i) => {
      const y = 458 + i * 76;
      return (
        box(40.5, y + 0.5, 720, 60, i === 0 ? ink.black : light.line, i === 0 ? 3 : 1) +
        words(name, 64, y + 38, i === 0 ? 'strong' : 'text', light.ink) +
        words(share, 740, y + 39, 'number', light.ink, end)
      );
    }),
    words('Enter accepts · Tab takes the runner-up · / searches', 40, 722, 'note', light.muted),
    panel(
      light,
      800,
      ink.grey50,
      facts(light, 836, 104, 328, 'Why not maintenance', [
        ['Share of income', '31%'],
        ['Named first', 'no'],
        ['Like it', '214 firms'],
      ]) +
        words('This morning', 836, 300, 'strong', light.ink) +
        repeat(120, i => {
          const [x, y] = [836 + (i % 12) * 28, 328 + Math.floor(i / 12) * 28];
          return i < 83 ? bar(x, y, 20, 20, ink.black) : box(x + 0.5, y + 0.5, 19, 19, ink.grey450);
        }) +
        words('83 of 120 without a second look', 836, 660, 'text', light.muted),
    ),
  );
