import { bar, box, disc, ink, line, path, random, repeat, ring } from '../shapes.ts';
import { words } from '../words.ts';
import { button, dark, facts, HEIGHT, light, lines, panel, phone, screen, table, WIDTH } from './parts.ts';

const end = 'end' as const;

/** Greeks of a smile of strikes around the money, as a closed formula would give them. */
function greeks(): string[][] {
  const chance = random(775);
  return Array.from({ length: 13 }, (_, i) => {
    const strike = 7600 + i * 25;
    const away = (strike - 7755) / 62;
    const delta = 1 / (1 + Math.exp(1.75 * away));
    const bid = Math.max(4, (7755 - strike) * delta + 130 * Math.exp((-away * away) / 5));
    return [
      String(strike),
      bid.toFixed(1),
      (bid + 0.2 + chance() * 3.2).toFixed(1),
      delta.toFixed(2),
      (0.025 * Math.exp((-away * away) / 3.4)).toFixed(3),
      `−${(2.1 + 3 * Math.exp((-away * away) / 4)).toFixed(2)}`,
      (14.2 + 0.42 * away * away).toFixed(1),
    ];
  });
}

/** The desk: strikes with live Greeks, and what the position pays. */
export function tradingDesk(): string {
  const columns = ['Strike', 'Bid', 'Ask', 'Delta', 'Gamma', 'Theta', 'IV'].map((label, i) => ({
    label,
    x: 84 + i * 104,
    look: 'number' as const,
    align: end,
  }));
  return screen(
    dark,
    'Deltaquay desk · index options · expiry Fri',
    words('Overview', 28, 86, 'text', dark.muted) + words('Desk', 136, 86, 'strong', dark.ink),
    words('Focus', 210, 86, 'text', dark.muted),
    bar(136, 97, 44, 4, ink.white),
    table({ theme: dark, y: 100, width: 760, columns, rows: greeks(), red: 7, step: 45 }),
    line(760, 100, 760, HEIGHT, dark.line),
    words('Payoff at expiry', 796, 142, 'strong', dark.ink),
    words('+1 7775 call, −2 7800 calls', 796, 168, 'note', dark.muted),
    repeat(5, i => line(796, 220 + i * 60, 1164, 220 + i * 60, i === 3 ? dark.edge : ink.grey800)),
    path('M796 420L960 420L1020 240L1164 460', { stroke: ink.white, width: 3 }),
    path('M796 416C900 414 960 380 1010 330S1100 380 1164 440', { stroke: dark.edge, width: 2, dash: '5 5' }),
    line(1006, 220, 1006, 460, ink.white, 1, '2 6'),
    words('7,775', 1016, 484, 'note', dark.ink),
    facts(dark, 796, 548, 368, 'Changed since you looked', [
      ['Delta', '+0.06'],
      ['IV', '+0.4'],
      ['Theta', '−0.11'],
    ]),
    words('Computed 0.8 s ago · tree, 200 steps', 796, 726, 'note', dark.muted),
  );
}

/** What the desk had before: a spreadsheet that still calculates. */
export function spreadsheet(): string {
  const chance = random(14);
  const columns = 'ABCDEFGHIJKL'.split('');
  const cell = (column: number, row: number) => {
    if (column === 0) return words(String(7600 + row * 25), 92, 144 + row * 25, 'note', light.muted, end);
    const missing = chance() < 0.17;
    const text = missing ? '#N/A' : (chance() * 18.8).toFixed(3);
    return words(text, 92 + column * 100, 144 + row * 25, 'note', missing ? light.muted : light.ink, end);
  };
  return screen(
    light,
    'Copy of MASTER greeks v14 FINAL (2).xls',
    bar(0, 45, WIDTH, 40, ink.grey100),
    columns.map((letter, i) => words(letter, 50 + i * 100, 112, 'note', light.muted, 'middle')).join(''),
    repeat(12, i => line(i * 100, 85, i * 100, HEIGHT, light.line)),
    repeat(26, i => line(0, 124 + i * 25, WIDTH, 124 + i * 25, light.line)),
    repeat(25, row => columns.map((_, column) => cell(column, row)).join('')),
    bar(400, 300, 400, 170, ink.white),
    box(400.5, 300.5, 399, 169, ink.black, 2),
    words('Calculating: 4 processors, 61%', 432, 348, 'strong', light.ink),
    bar(432, 374, 336, 26, ink.grey200),
    bar(432, 374, 205, 26, ink.grey500),
    words('Last refresh 90 seconds ago', 432, 438, 'note', light.muted),
  );
}

/** A courier asks for the day’s money: the phone, and the way each transfer takes. */
export function payout(): string {
  const rows = [
    ['18:02:11', 'Bank A', '€84.10', '3.9 s'],
    ['18:02:09', 'Bank B', '€112.40', '4.4 s'],
    ['18:02:07', 'Bank B', '€61.75', '4.1 s'],
    ['18:02:04', 'Bank A', '€97.00', 'on its way'],
    ['18:02:02', 'Bank A', '€54.30', '4.6 s'],
    ['18:01:58', 'Bank B', '€128.95', '3.7 s'],
    ['18:01:55', 'Bank A', '€73.20', '4.2 s'],
    ['18:01:51', 'Bank B', '€90.05', '4.0 s'],
  ];
  return screen(
    light,
    'Kurierly payouts · Vilnius',
    bar(0, 44.5, 420, HEIGHT - 45, ink.grey100),
    phone(
      light,
      50,
      'Tuesday, 9 h 20',
      words('Earned today', 24, 60, 'text', light.muted) +
        words('€97', 24, 170, 'huge', light.ink) +
        line(24, 210, 296, 210, light.line) +
        facts(light, 24, 256, 272, 'Where it goes', [
          ['Name', 'verified'],
          ['Account', '… 4 417'],
          ['Fee', '€0.00'],
        ]) +
        bar(24, 500, 272, 60, ink.black) +
        words('Pay me now', 160, 537, 'strong', ink.white, 'middle'),
    ),
    words('Transfers', 456, 96, 'head', light.ink),
    words('Every row is reserved before a cent leaves', 456, 124, 'note', light.muted),
    table({
      theme: light,
      x: 456,
      y: 140,
      width: 716,
      columns: [
        { label: 'Asked', x: 20, look: 'number' },
        { label: 'Carried by', x: 180 },
        { label: 'Amount', x: 470, look: 'number', align: end },
        { label: 'Credited', x: 696, align: end },
      ],
      rows,
      step: 52,
      red: 3,
    }),
    words(
      'Sum of the three accounts of each courier: checked 18:02:00, no difference',
      456,
      714,
      'note',
      light.muted,
    ),
  );
}

/** Disputes sorted by regret: amount at stake by hours left. */
export const disputes = (): string =>
  screen(
    light,
    'Halden Pay · disputes · 38 open',
    table({
      theme: light,
      y: 56,
      width: 780,
      columns: [
        { label: 'Shop', x: 28, look: 'strong' },
        { label: 'The question', x: 230 },
        { label: 'At stake', x: 650, look: 'number', align: end },
        { label: 'Left', x: 752, look: 'number', align: end },
      ],
      rows: [
        ['Blomst & Co', 'Did the parcel arrive, who signed?', '€640', '5 h'],
        ['Havn Cykler', 'Was the frame as described?', '€1,190', '22 h'],
        ['Nordisk Te', 'Was the box cancelled in time?', '€84', '9 h'],
        ['Studio Lund', 'Did the guest check in?', '€310', '40 h'],
        ['Kaffe Ost', 'Is the second charge a copy?', '€28', '12 h'],
        ['Skov Optik', 'Who picked the glasses up?', '€420', '71 h'],
        ['Fjeld Udstyr', 'Was the tent returned?', '€265', '64 h'],
        ['Rosenvej 4', 'Did the parcel arrive, who signed?', '€96', '80 h'],
      ],
      step: 72,
      red: 0,
    }),
    panel(
      light,
      780,
      ink.grey50,
      facts(light, 812, 100, 356, 'Blomst & Co, code 13.1', [
        ['Scheme fee', '€15'],
        ['Handling', '12 min'],
        ['Won before', '41%'],
        ['Name on it', 'Mette R.'],
      ]) +
        words('Evidence', 812, 340, 'strong', light.ink) +
        ['Order and address', 'Tracking, signed 14:20', 'Photo of the porch', 'Letter to the bank']
          .map((name, i) => {
            const y = 364 + i * 56;
            return (
              box(812.5, y + 0.5, 356, 44, light.edge) +
              words(name, 832, y + 29, 'text', light.ink) +
              disc(1144, y + 22, 6, ink.black)
            );
          })
          .join('') +
        button('Send the pack', 812, 620, ink.black, ink.white),
    ),
  );

/** Thirteen weeks of cash: booked in solid, expected in outline, one week below the line. */
export function liquidity(): string {
  const weeks = [62, 58, 71, 49, 54, 38, 22, 31, 44, 52, 47, 60, 66];
  const floor = 30;
  const y = (value: number) => 560 - value * 4.6;
  return screen(
    light,
    'Van Aerle Group · cash position · Tuesday, 09:00',
    words('94 accounts, 11 currencies', 40, 104, 'head', light.ink),
    words('€54.2 m booked', 1160, 104, 'large', light.ink, end),
    weeks
      .map((value, i) => {
        const [x, top, height] = [40 + i * 87, y(value), 560 - y(value)];
        const low = value < floor;
        const column =
          i < 4
            ? bar(x, top, 66, height, ink.black)
            : low
              ? bar(x, top, 66, height, ink.red)
              : box(x, top, 66, height, ink.black, 2);
        return (
          column +
          words(`${value}`, x + 33, top - 12, 'number', light.ink, 'middle') +
          words(i === 0 ? 'now' : `+${i}`, x + 33, 592, 'note', light.muted, 'middle')
        );
      })
      .join(''),
    line(40, y(floor), 1160, y(floor), ink.black, 2, '3 7'),
    line(40, 560, 1160, 560, ink.black, 2),
    words('Week +6: cocoa from Abidjan, payroll and VAT meet', 40, 660, 'strong', light.ink),
    words('Move €9 m from Ghent before Thursday 14:00, keep €4 m there', 40, 692, 'text', light.muted),
    button('Prepare the transfer', 930, 646, ink.black, ink.white),
  );
}

/** An invoice as the national exchange passed it, beside what will be advanced. */
export const factoring = (): string =>
  screen(
    light,
    'Porticus · invoice 2021/118 · Comune di Lucca',
    bar(0, 44.5, 640, HEIGHT - 45, ink.grey100),
    bar(60, 88, 520, 620, ink.white) + box(60.5, 88.5, 519, 619, light.edge),
    words('FatturaPA', 92, 140, 'head', light.ink) + words('XML, 1.2.2', 548, 140, 'note', light.muted, end),
    facts(light, 92, 196, 456, 'Seller: Edilnova srl', [
      ['Progress, school roof', '€48,000'],
      ['VAT 22%, paid to the state', '€10,560'],
      ['Due', '60 days'],
    ]),
    facts(light, 92, 390, 456, 'Verified on the original', [
      ['Signature', 'valid'],
      ['Exchange id', '4 102 887'],
      ['Sold before', 'no'],
    ]),
    disc(498, 634, 44, ink.red) + ring(498, 634, 54, ink.red, 2),
    path('M478 634L492 648L520 618', { stroke: ink.white, width: 6 }),
    words('Uploaded 10:04, sealed 10:05', 92, 640, 'text', light.muted),
    words('Today you receive', 688, 140, 'text', light.muted),
    words('€43,296', 688, 240, 'huge', light.ink),
    words('on the net amount: nobody funds the tax', 688, 284, 'text', light.muted),
    facts(light, 688, 360, 464, 'How it is made', [
      ['Net amount', '€48,000'],
      ['Advance', '92%'],
      ['Fee, 60 days', '−€864'],
      ['Cash out', '16:00'],
    ]),
    button('Accept the offer', 688, 580, ink.black, ink.white),
  );

/** Entities that close one after the other, and the rule that one still waits for. */
export const closing = (): string =>
  screen(
    dark,
    'Ledgerline · close of March · 02:14',
    words('131', 40, 170, 'huge', dark.ink) + words('of 140 entities closed', 180, 166, 'head', dark.ink),
    words('started 19:00, done by 05:30', 180, 132, 'text', dark.muted),
    repeat(140, i => {
      const [x, y] = [40 + (i % 20) * 35, 216 + Math.floor(i / 20) * 35];
      const waits = i === 118;
      return i > 130 ? box(x, y, 26, 26, dark.edge) : bar(x, y, 26, 26, waits ? ink.red : ink.white);
    }),
    words(
      'Corrections are a reversal and a new entry, with a reason and a name.',
      40,
      520,
      'text',
      dark.muted,
    ),
    table({
      theme: dark,
      y: 544,
      width: 760,
      columns: [
        { label: 'Rule', x: 40, look: 'strong' },
        { label: 'In force', x: 400 },
        { label: 'Entries', x: 720, look: 'number', align: end },
      ],
      rows: [
        ['Leases, group rate', 'since 1 Jan', '2,114'],
        ['Intercompany, at cost', 'until 30 Apr', '871'],
        ['Rounding to the parent', 'since 2019', '96'],
      ],
      step: 50,
    }),
    panel(
      dark,
      760,
      dark.faint,
      facts(dark, 796, 104, 368, 'Entity 118, Porto', [
        ['Waits for', 'rate of 31 Mar'],
        ['Asked', '02:11'],
        ['By', 'rule 41'],
      ]) +
        words('Ledger', 796, 300, 'strong', dark.ink) +
        ['+412.00', '−412.00', '+1,180.50', '−96.20', '+96.20', '+3,004.00', '−18.75']
          .map(
            (entry, i) =>
              words(entry, i % 2 ? 1164 : 960, 344 + i * 44, 'number', dark.ink, end) +
              line(796, 356 + i * 44, 1164, 356 + i * 44, dark.line),
          )
          .join('') +
        line(980, 318, 980, 640, dark.edge),
    ),
  );

/** Income by payer and season, beside the bank one comes back from. */
export const onboarding = (): string =>
  screen(
    light,
    'Plinthe · application in two screens',
    bar(0, 44.5, WIDTH, HEIGHT - 45, ink.grey100),
    phone(
      light,
      60,
      'Your bank',
      ['Banque du Rhône', 'Caisse Belleville', 'Crédit Ardent', 'Fontaine Direct', 'Mutuelle Sud']
        .map(
          (name, i) =>
            line(24, 70 + i * 64, 296, 70 + i * 64, light.line) +
            words(name, 24, 50 + i * 64, 'text', light.ink),
        )
        .join('') +
        words('Three months, read once,', 24, 470, 'note', light.muted) +
        words('deleted the night you say so', 24, 494, 'note', light.muted),
    ),
    phone(
      light,
      440,
      'Welcome back',
      words('Income, as you have it', 24, 60, 'text', light.muted) +
        [0.62, 0.4, 0.72, 0.55, 0.66, 0.3, 0.5, 0.12, 0.6, 0.7, 0.52, 0.64]
          .map((value, i) =>
            bar(24 + i * 23, 330 - value * 240, 16, value * 240, i === 7 ? ink.red : ink.black),
          )
          .join('') +
        line(24, 330, 296, 330, ink.black, 2) +
        words('August is quiet, as every year', 24, 364, 'note', light.muted) +
        facts(light, 24, 416, 272, 'Four payers', [
          ['Steady', '3'],
          ['Seasonal', '1'],
        ]),
    ),
    phone(
      light,
      820,
      'Consents',
      facts(light, 24, 60, 272, 'Active', [
        ['Caisse Belleville', '12 Sep'],
        ['Fontaine Direct', '30 Oct'],
      ]) +
        words('Changed your mind?', 24, 240, 'text', light.muted) +
        box(24.5, 262.5, 271, 54, light.edge) +
        words('Revoke both', 160, 296, 'strong', light.ink, 'middle') +
        words('Decision', 24, 400, 'text', light.muted) +
        words('3 h', 24, 496, 'huge', light.ink),
    ),
  );

export const chains = (): string =>
  screen(
    dark,
    'Tidewatch · rules · eleven chains',
    phone(
      dark,
      50,
      '03:12',
      bar(20, 30, 280, 120, ink.red) +
        words('Cold wallet moved', 40, 70, 'strong', ink.white) +
        words('14.2 BTC, final', 40, 98, 'text', ink.white) +
        words('12 confirmations', 40, 126, 'note', ink.white) +
        repeat(6, i => bar(20, 166 + i * 66, 280, 54, ink.grey850)) +
        ['Fee spike', 'New validator', 'Pool rebalanced', 'Bridge paused', 'Gas below 9', 'Fork resolved']
          .map((name, i) => words(name, 40, 199 + i * 66, 'text', dark.muted))
          .join(''),
    ),
    words('Would have fired, last 90 days', 420, 116, 'head', dark.ink),
    repeat(90, i => {
      const tall = [11, 37, 52, 81].includes(i) ? 120 : 8 + ((i * 37) % 13);
      return bar(420 + i * 8.2, 280 - tall, 5, tall, tall > 100 ? ink.white : ink.grey600);
    }),
    words('4 times, not 412', 1160, 116, 'strong', dark.ink, end),
    table({
      theme: dark,
      x: 420,
      y: 310,
      width: 740,
      columns: [
        { label: 'Chain', x: 20, look: 'strong' },
        { label: 'Our node', x: 240, look: 'number', align: end },
        { label: 'Rented node', x: 420, look: 'number', align: end },
        { label: 'Verdict', x: 500 },
      ],
      rows: [
        ['Bitcoin', '841 206', '841 206', 'agree'],
        ['Ethereum', '19 774 031', '19 774 031', 'agree'],
        ['Solana', '266 410 882', '266 410 880', 'waits, 2 apart'],
        ['Polygon', '56 831 440', '56 831 440', 'agree'],
        ['Tron', '61 204 917', '61 204 917', 'agree'],
        ['Base', '14 118 306', '14 118 306', 'agree'],
      ],
      step: 58,
    }),
  );

export const stems = (): string =>
  screen(
    light,
    'Ramblas Flor · 23 April · 08:14',
    words('One red rose, 60 cm', 40, 108, 'head', light.ink),
    words('Held 08:14', 40, 138, 'text', light.muted),
    repeat(220, i => {
      const [x, y] = [44 + (i % 22) * 33, 176 + Math.floor(i / 22) * 42];
      return i === 97
        ? disc(x, y, 13, ink.red)
        : i < 132
          ? disc(x, y, 11, ink.black)
          : ring(x, y, 11, ink.grey450, 1.5);
    }),
    words('132 sold', 40, 622, 'large', light.ink) +
      words('1 held', 240, 622, 'large', light.ink) +
      words('87 left', 400, 622, 'large', light.ink),
    words('A reservation that lapses returns to the count at once', 40, 672, 'text', light.muted),
    panel(
      light,
      780,
      ink.grey50,
      words('Your basket', 816, 104, 'head', light.ink) +
        facts(light, 816, 158, 348, 'Held for 6 min 40 s', [
          ['12 roses', '€36.00'],
          ['Eucalyptus', '€4.50'],
          ['Gràcia, 10:30 to 11:00', '€5.00'],
        ]) +
        bar(816, 330, 348, 8, ink.grey200) +
        bar(816, 330, 290, 8, ink.black) +
        words('€45.50', 816, 456, 'huge', light.ink) +
        button('Pay', 816, 520, ink.black, ink.white) +
        lines(['Van 7 has room for 3 crates', 'in this half hour'], 816, 620, 'text', light.muted),
    ),
  );
