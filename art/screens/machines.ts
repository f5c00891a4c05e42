import { bar, box, circle, disc, ink, line, path, random, repeat, ring } from '../shapes.ts';
import { words } from '../words.ts';
import { button, dark, facts, HEIGHT, light, lines, panel, phone, screen, table, trend } from './parts.ts';

const end = 'end' as const;

type Place = readonly [x: number, y: number];
const roads: Record<string, readonly Place[]> = {
  a: [
    [130, 180],
    [330, 240],
    [460, 150],
    [700, 150],
    [790, 240],
  ],
  b: [
    [130, 180],
    [210, 330],
    [90, 450],
    [70, 640],
    [250, 680],
  ],
  c: [
    [210, 330],
    [400, 430],
    [290, 560],
    [250, 680],
  ],
  d: [
    [330, 240],
    [400, 430],
    [560, 360],
    [680, 470],
    [780, 400],
  ],
  e: [
    [560, 360],
    [520, 590],
    [290, 560],
  ],
  f: [
    [680, 470],
    [520, 590],
    [610, 690],
  ],
};
const way = (points: readonly Place[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** The night’s routes on village roads; red is the one a remark has changed. */
export function routes(): string {
  const chance = random(41);
  const forest = repeat(46, () =>
    circle(500 + chance() * 340, 380 + chance() * 330, 10 + chance() * 22, {
      fill: chance() > 0.5 ? ink.grey200 : '#E4E4E4',
    }),
  );
  const all = Object.values(roads);
  const van = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${bar(-24, -11, 48, 22, ink.black)}${bar(13, -11, 4, 22, ink.white)}</g>`;
  return screen(
    light,
    'Baltvia dispatch · 180 vans · planned in 4 min',
    bar(0.5, 44.5, 840, HEIGHT - 45, ink.grey100),
    path('M0 45H430C370 120 270 110 210 190S60 260 0 330Z', { fill: ink.grey200 }),
    forest,
    all.map(points => path(way(points), { stroke: ink.grey300, width: 15 })).join(''),
    all.map(points => path(way(points), { stroke: ink.white, width: 10 })).join(''),
    path(way(roads.a ?? []), { stroke: ink.black, width: 5 }),
    path(way(roads.b ?? []), { stroke: ink.black, width: 5 }),
    path(way(roads.c ?? []), { stroke: ink.grey500, width: 5 }),
    path(way((roads.d ?? []).slice(0, 4)), { stroke: ink.red, width: 9 }),
    path('M680 470L780 400', { stroke: ink.red, width: 5, dash: '4 12' }),
    all
      .flat()
      .map(([x, y]) => disc(x, y, 10, ink.white) + ring(x, y, 10, ink.black, 3))
      .join(''),
    disc(680, 470, 22, ink.red) + disc(680, 470, 8, ink.white),
    bar(108, 158, 44, 44, ink.black) + bar(122, 172, 16, 16, ink.white),
    van(260, 218, 17) + van(380, 206, -35) + van(150, 390, 135) + van(345, 495, 130),
    words('Depot', 64, 150, 'strong', light.ink),
    words('Sand after rain', 828, 500, 'strong', light.ink, end) +
      words('noted by 2 drivers', 828, 522, 'note', light.muted, end),
    panel(
      light,
      840,
      ink.white,
      facts(light, 872, 100, 292, 'Van 41, Piotr B.', [
        ['Stops', '11'],
        ['Kilometres', '312'],
        ['Driving', '8 h 40'],
        ['Crane', 'yes, 12 m'],
      ]) +
        words('If dragged to van 17', 872, 320, 'strong', light.ink) +
        lines(['12 stops move,', '+9 km, +14 min'], 872, 354, 'text', light.muted) +
        button('Keep it here', 872, 404, ink.black, ink.white) +
        words('Tonnes a kilometre', 872, 540, 'strong', light.ink) +
        trend([0.2, 0.24, 0.3, 0.28, 0.4, 0.52, 0.6, 0.72, 0.8], 872, 570, 284, 110, ink.black, 3) +
        words('April', 872, 718, 'note', light.muted) +
        words('October', 1156, 718, 'note', light.muted, end),
    ),
  );
}

/** Releases as columns of checks, and the one that goes out on a Tuesday. */
export function releases(): string {
  const lanes = ['Patients', 'Referrals', 'Prescriptions', 'Billing', 'Letters', 'Access', 'Reports'];
  const minutes = [
    [14, 9, 12],
    [18, 11, 6],
    [22, 15, 11],
    [16, 8, 9],
    [12, 6],
    [9, 14, 8],
    [20, 7],
  ];
  return screen(
    dark,
    'Meridian Care · release 41 · Tuesday',
    words('50 min', 40, 138, 'title', dark.ink) +
      words('1,912 checks in fourteen lanes, one gate', 200, 136, 'text', dark.muted),
    lanes
      .map((name, i) => {
        const y = 190 + i * 66;
        let x = 220;
        const blocks = (minutes[i] ?? []).map((length, part) => {
          const at = x;
          x += length * 10 + 6;
          return bar(
            at,
            y,
            length * 10,
            40,
            i === 2 ? ink.red : ([ink.white, ink.grey400, ink.grey500][part] ?? ink.white),
          );
        });
        return words(name, 40, y + 27, 'text', dark.ink) + blocks.join('');
      })
      .join(''),
    line(724, 170, 724, 660, dark.ink, 2),
    words('gate', 724, 692, 'note', dark.muted, 'middle'),
    words('Prescriptions is the longest: split it next', 220, 730, 'note', dark.muted),
    panel(
      dark,
      800,
      dark.faint,
      words('Quarantine', 836, 104, 'strong', dark.ink) +
        table({
          theme: dark,
          x: 836,
          y: 116,
          width: 328,
          columns: [
            { label: 'Check', x: 0 },
            { label: 'Days left', x: 328, look: 'number', align: end },
          ],
          rows: [
            ['Fax of a referral', '3'],
            ['Summer time', '6'],
            ['Two open tabs', '9'],
          ],
          step: 52,
        }) +
        facts(dark, 836, 370, 328, 'A patient per test', [
          ['Asked for', 'type 2, two referrals'],
          ['Made in', '300 ms'],
        ]) +
        words('Red without a defect', 836, 540, 'strong', dark.ink) +
        trend([0.9, 0.8, 0.82, 0.6, 0.44, 0.3, 0.18, 0.1, 0.06], 836, 566, 320, 110, ink.white, 3) +
        words('19%', 836, 712, 'number', dark.muted) +
        words('0.4%', 1156, 712, 'number', dark.ink, end),
    ),
  );
}

/** Tracks of a depot to scale: who stands where, and who leaves first. */
export function depot(): string {
  const tracks = [
    [
      [0, 300, '511'],
      [318, 300, '524'],
    ],
    [
      [0, 300, '507'],
      [318, 180, '212'],
      [514, 180, '219'],
    ],
    [
      [0, 180, '204'],
      [198, 300, '530'],
    ],
    [
      [0, 300, '516'],
      [318, 300, '502'],
    ],
    [
      [0, 180, '208'],
      [198, 180, '211'],
      [396, 300, '519'],
    ],
    [[0, 300, '527']],
  ] as const;
  return screen(
    light,
    'Donaubahn · yard Kleinmünchen · 00:48',
    words('18 moves tonight, formerly 47', 40, 104, 'head', light.ink) +
      words('first out 04:12', 780, 104, 'text', light.muted, end),
    tracks
      .map((trams, i) => {
        const y = 150 + i * 92;
        return (
          words(String(i + 1), 40, y + 38, 'large', light.ink) +
          line(90, y + 60, 790, y + 60, ink.black, 2) +
          trams
            .map(([x, length, number]) => {
              const red = number === '519';
              return (
                bar(92 + x, y + 10, length, 46, red ? ink.red : ink.black) +
                words(number, 104 + x, y + 42, 'number', ink.white) +
                bar(92 + x + length - 8, y + 10, 3, 46, ink.white)
              );
            })
            .join('')
        );
      })
      .join(''),
    words('0 m', 92, 726, 'note', light.muted) + words('70 m', 790, 726, 'note', light.muted, end),
    panel(
      light,
      830,
      ink.grey50,
      facts(light, 862, 104, 302, 'Tram 519, late at 00:47', [
        ['Due out', '05:31'],
        ['Inspection', 'pit, Thursday'],
        ['Length', '30 m'],
      ]) +
        words('Why track 5', 862, 300, 'strong', light.ink) +
        lines(
          ['Leaves after 208 and 211.', 'Track 6 keeps 8 m clear', 'for the fire brigade.'],
          862,
          336,
          'text',
          light.muted,
          30,
        ) +
        words('Plan anew in', 862, 480, 'text', light.muted) +
        words('20 s', 862, 590, 'huge', light.ink) +
        button('Overrule, +3 moves', 862, 640, ink.white, ink.black, ink.black),
    ),
  );
}

/** A part found by the machine it belongs to, in a drawing with numbers. */
export function parts(): string {
  const balloons: [number, number, number, number, string][] = [
    [200, 210, 320, 330, '11'],
    [330, 150, 400, 300, '12'],
    [520, 150, 480, 310, '14'],
    [650, 240, 560, 360, '17'],
    [660, 500, 540, 440, '18'],
    [450, 620, 440, 500, '21'],
    [220, 560, 330, 450, '23'],
  ];
  return screen(
    light,
    'Kessel & Braun · oven door, K 620, serial 0418-7732',
    circle(440, 390, 170, { stroke: ink.black, width: 2 }) +
      circle(440, 390, 120, { stroke: ink.black, width: 2 }),
    repeat(
      12,
      i =>
        `<g transform="rotate(${i * 30} 440 390)">${bar(434, 238, 12, 26, ink.white)}${box(434, 238, 12, 26, ink.black, 2)}</g>`,
    ),
    box(380, 330, 120, 120, ink.black, 2) + circle(440, 390, 34, { stroke: ink.black, width: 2 }),
    line(440, 100, 440, 690, light.line, 1, '8 6') + line(90, 390, 760, 390, light.line, 1, '8 6'),
    balloons
      .map(([x, y, toX, toY, number]) => {
        const red = number === '17';
        return (
          line(x, y, toX, toY, red ? ink.red : ink.black, red ? 3 : 1) +
          disc(x, y, 28, red ? ink.red : ink.white) +
          (red ? '' : ring(x, y, 28, ink.black, 2)) +
          words(number, x, y + 9, 'number', red ? ink.white : light.ink, 'middle')
        );
      })
      .join(''),
    words('About 900 parts of 1.4 million fit this unit', 40, 724, 'note', light.muted),
    panel(
      light,
      800,
      ink.grey50,
      words('17 Hinge, left', 836, 108, 'head', light.ink) +
        facts(light, 836, 160, 328, 'Number 620-017-C', [
          ['Replaces', '017-A, 017-B'],
          ['In stock, Essen', '14'],
          ['With you', 'Thursday'],
          ['Price', '€38.40'],
        ]) +
        words('Read from your photo', 836, 380, 'strong', light.ink) +
        box(836.5, 400.5, 327, 74, light.edge) +
        words('62? – 017 – ?', 1000, 448, 'title', light.ink, 'middle') +
        lines(
          ['Two letters could not be read.', 'One part fits your oven.'],
          836,
          516,
          'text',
          light.muted,
          30,
        ) +
        button('Into the basket', 836, 620, ink.black, ink.white),
    ),
  );
}

/** What suppliers answered, and the scope everything flows into. */
export const carbon = (): string =>
  screen(
    light,
    'Fjordmark · suppliers · reporting year',
    words('86% have answered', 40, 104, 'head', light.ink) +
      words('1,634 of 1,900, none of them trained', 40, 134, 'text', light.muted),
    bar(40, 160, 720, 14, ink.grey200) + bar(40, 160, 619, 14, ink.black),
    table({
      theme: light,
      x: 0,
      y: 196,
      width: 800,
      columns: [
        { label: 'Supplier', x: 40, look: 'strong' },
        { label: 'Last year', x: 420, look: 'number', align: end },
        { label: 'This year', x: 560, look: 'number', align: end },
        { label: 'Visit', x: 620 },
      ],
      rows: [
        ['Aker Pall & Kasse', '412 t', '398 t', '6 min'],
        ['Borgen Trykk', '88 t', '90 t', '4 min'],
        ['Nordhav Frakt', '2,310 t', '23,100 t', 'ask again'],
        ['Solli Mekaniske', '641 t', '575 t', '7 min'],
        ['Vestby Plast', '1,120 t', '1,004 t', '9 min'],
        ['Ytre Fisk', '305 t', '311 t', '5 min'],
        ['Elvebakk Tre', '52 t', '49 t', '3 min'],
      ],
      step: 68,
      red: 2,
    }),
    panel(
      light,
      800,
      ink.grey50,
      words('Scope 3, by source', 836, 104, 'strong', light.ink) +
        [62, 21, 10, 7]
          .map((share, i) => {
            const top = 132 + [62, 21, 10, 7].slice(0, i).reduce((sum, part) => sum + part * 4 + 4, 0);
            return (
              bar(
                836,
                top,
                120,
                share * 4,
                [ink.black, ink.grey600, ink.grey450, ink.grey300][i] ?? ink.black,
              ) +
              words(
                ['Purchased goods', 'Freight', 'Travel', 'Waste'][i] ?? '',
                980,
                top + Math.min(26, share * 2 + 7),
                'text',
                light.ink,
              )
            );
          })
          .join('') +
        facts(light, 836, 606, 328, 'Factors', [
          ['Vintage', '2023, restated'],
          ['Datapoint', 'E1-6'],
        ]),
    ),
  );

/** The driver’s day on a phone that needs no network. */
export function cab(): string {
  const stops = [
    ['06:10', 'Depot', 'loaded'],
    ['07:25', 'Stara Kiszewa', 'signed'],
    ['08:40', 'Lubichowo', 'signed'],
    ['10:05', 'Osieczna', 'here'],
    ['11:30', 'Lake road', 'driver says no'],
    ['13:10', 'Tuchola', 'planned'],
  ];
  return screen(
    dark,
    'Van 41 · three screens for gloves, glare and silence',
    phone(
      dark,
      60,
      'Today, 312 km',
      line(104, 40, 104, 500, dark.edge, 2) +
        stops
          .map(([time = '', name = '', note = ''], i) => {
            const y = 40 + i * 92;
            const red = i === 4;
            return (
              disc(104, y, red ? 14 : 9, red ? ink.red : i < 3 ? ink.white : ink.black) +
              (red || i < 3 ? '' : ring(104, y, 9, ink.white, 2)) +
              words(time, 84, y + 9, 'number', dark.ink, end) +
              words(name, 132, y + 2, 'strong', dark.ink) +
              words(note, 132, y + 26, 'note', dark.muted)
            );
          })
          .join(''),
    ),
    phone(
      dark,
      440,
      'Osieczna, unload',
      facts(dark, 24, 54, 272, '14 pallets', [
        ['Crane', '12 m'],
        ['Yard', 'left of the barn'],
        ['Call first', 'no'],
      ]) +
        box(24.5, 240.5, 271, 170, dark.edge) +
        path('M60 350C90 290 120 370 150 330S200 300 220 340S250 330 262 320', {
          stroke: ink.white,
          width: 4,
        }) +
        words('Signed by the neighbour', 24, 446, 'note', dark.muted) +
        bar(24, 486, 272, 60, ink.white) +
        words('Unloaded', 160, 523, 'strong', ink.black, 'middle'),
    ),
    phone(
      dark,
      820,
      'No signal for 52 min',
      words('7', 24, 140, 'huge', dark.ink) +
        words('events wait, in order', 24, 184, 'text', dark.muted) +
        ['arrived', 'unloaded', 'signed', 'photo', 'left', 'arrived', 'signed']
          .map(
            (name, i) =>
              words(name, 24, 246 + i * 40, 'text', dark.ink) +
              words(`# ${i + 41}`, 296, 246 + i * 40, 'number', dark.muted, end) +
              line(24, 258 + i * 40, 296, 258 + i * 40, dark.line),
          )
          .join('') +
        words('Nothing lost.', 24, 560, 'strong', dark.ink),
    ),
  );
}
