/** Colours of section drawings, on a canvas of 120 × 80. */
type Tone = 'ink' | 'dim' | 'pale' | 'white' | 'grey' | 'dark' | 'accent' | 'line' | 'faint' | 'beam';

/** Path and its colour. `line`, `faint` and `beam` are stroked, all others filled. */
type TonedPath = readonly [tone: Tone, path: string];

const drawBox = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h-${w}Z`;
const shapes: Record<string, (x: number, y: number, ...sizes: number[]) => string> = {
  box: (x, y, w = 0, h = 0) => drawBox(x, y, w, h),
  /** A disc, or a circle if stroked. */
  disc: (x, y, r = 0) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 -${2 * r} 0Z`,
  /** Lines of text with these widths. */
  text: (x, y, ...widths) => widths.map((width, index) => drawBox(x, y + index * 7, width, 2.5)).join(''),
  /** Lines of a title with these widths. */
  head: (x, y, ...widths) => widths.map((width, index) => drawBox(x, y + index * 10, width, 6)).join(''),
  /** Hairlines at these heights. */
  lines: (x, width, ...heights) => heights.map(y => `M${x} ${y}h${width}`).join(''),
};

function drawShape(shape: string): string {
  const [name = '', ...values] = shape.split(/\s+/);
  const [x = 0, y = 0, ...sizes] = values.map(Number);
  return shapes[name]?.(x, y, ...sizes) ?? values.join(' ');
}

/** Draws, for example, `ink box 0 0 120 80; accent disc 60 40 9 path M0 40h120`. */
export const draw = (drawing: string): TonedPath[] =>
  drawing.split(/;\s+/).map(part => {
    const [tone = '', ...parts] = part.split(/\s+(?=[a-z])/);
    return [tone as Tone, parts.map(drawShape).join('')];
  });

/** Drawings of section variants, each with one accent. */
export const drawings: Readonly<Record<string, string>> = {
  'head offer': `ink box 0 0 120 80; white head 10 22 40 30; dim text 10 44 34 28; accent box 10 60 22 8;
    faint disc 92 40 26 disc 92 40 15`,
  'head drawing': `ink box 0 0 120 80; white head 10 24 52 44; dim text 10 48 40 32; faint disc 98 40 30
    disc 98 40 19; accent path M98 40L87 12A30 30 0 0 1 109 12Z`,
  'head front': `ink box 0 0 120 80; white head 10 16 38 42 34; dim text 10 56 30 24; faint disc 98 44 34;
    accent path M98 44L66 32A34 34 0 0 1 78 17Z; white disc 98 44 9`,
  'head ring': `ink box 0 0 120 80; white head 10 28 38 34; dim text 10 50 30; faint disc 86 40 28; accent
    path M86 40L100 16A28 28 0 0 1 111 28Z; white disc 86 40 10`,
  'head picture': 'ink head 10 12 56 40; pale text 10 34 44; dim box 0 46 120 34; accent disc 84 60 4',
  'head people': `ink head 6 14 26 20; dim box 40 4 24 36 box 90 4 24 36 box 15 42 24 36 box 65 42 24 36;
    grey box 65 4 24 36 box 90 42 24 36; accent box 40 42 24 36`,
  'head white': 'ink head 10 26 60 44; pale text 84 30 26 20; accent box 10 50 16 3',
  'head policy': `ink head 10 22 64; pale text 10 36 76 60; ink text 10 58 20 text 50 58 20; accent
    box 10 52 100 2`,
  'accordion columns': `accent box 10 14 48 18 box 62 14 48 18; white text 14 18 24 36 text 66 18 22 34; line
    lines 10 48 44 56 68 lines 62 48 44 56 68 path M60 12v56; ink box 10 12 100 2 text 14 37 28 text 14 49 22
    text 14 61 30 text 66 37 24 text 66 49 30 text 66 61 22; beam path M54 35.5v5M51.5 38h5M106 35.5v5M103.5 38h5`,
  'accordion drawers': `ink box 0 26 46 9 box 0 60 46 9 box 0 70 46 9; white box 28 29.5 10 2 box 28 63.5 10 2 box 28 73.5 10 2;
    accent box 0 36 52 23; white box 34 46 10 2; ink head 10 8 40 text 56 29 30 text 56 40 40 text 56 63 24
    text 56 73 32; pale text 56 47 50 36; line lines 56 54 25 35.5 59.5 69.5`,
  'accordion questions': `ink head 10 16 26; line lines 46 64 14 28 52 66; ink text 46 20 34 text 46 33 48
    text 46 58 30; pale text 46 40 42 28; beam path M104 18.5v5M101.5 21h5M102 36h5M104 56.5v5M101.5 59h5`,
  banner: 'accent box 0 18 120 44; white head 10 30 48 head 10 41 34 box 84 34 26 12',
  'cases figures': `ink box 0 6 120 34 text 10 48 18; white box 10 14 8 20 box 22 14 8 20; accent
    disc 92 23 10; line path M50 40v34M90 40v34; ink box 10 54 6 18 box 58 54 6 18 box 98 54 6 18`,
  'cases pairs': `ink box 10 14 48 32 text 10 52 34; dim box 62 14 48 32; pale text 10 59 26 text 62 59 26;
    ink text 62 52 30; accent disc 86 30 8`,
  'cases poster': `ink box 0 8 50 40 head 42 56 36; dim box 50 8 70 40; accent disc 86 28 12; white
    head 8 18 24; grey box 0 48 34 24; pale text 8 38 14`,
  'cases slides': `ink box 10 12 64 46; pale box 78 12 42 46; accent disc 42 34 12; ink text 10 66 34; line
    path M98 67h10M104 63l4 4-4 4`,
  'cells dial': `ink box 0 0 120 80; white head 10 26 38; dim head 10 12 32 head 10 40 30 head 10 54 36;
    faint disc 104 40 30; accent path M104 40L74.6 34A30 30 0 0 1 77 27Z disc 62 29 3; white disc 104 40 8`,
  'cells flip': `line box 10 22 22 36 box 36 22 22 36 box 88 22 22 36; ink disc 21 34 4 text 14 48 14
    disc 47 34 4 text 40 48 14 disc 99 34 4 text 92 48 14; accent box 62 18 22 44; white text 66 30 14 12 14 8`,
  'cells grid': `line box 10 12 33.5 29 box 10 41 33.5 29 box 43.5 12 33.5 29 box 43.5 41 33.5 29
    box 77 12 33.5 29 box 77 41 33.5 29; ink disc 18 20 3 disc 85 20 3 disc 18 49 3 disc 51.5 49 3
    disc 85 49 3; pale text 15 33 16 text 15 62 16 text 48.5 33 16 text 48.5 62 16 text 82 33 16
    text 82 62 16; accent disc 51.5 20 3`,
  'cells posters': `ink box 0 14 60 52; grey box 60 14 60 52; white head 10 26 34 text 10 40 26; ink
    head 70 26 34 text 70 40 26; beam path M10 56h10M17 53l3 3-3 3M70 56h10M77 53l3 3-3 3`,
  'cells screen': `ink box 0 0 120 80; dim box 0 18 74 48; white box 8 26 30 6 head 84 20 26 head 84 38 22
    head 84 56 26; accent disc 50 46 10`,
  chapters: `faint path M34 12v56; pale text 10 18 16 12 18 14; ink head 44 14 40 head 44 46 32; pale
    text 44 26 62 56 text 44 58 60 48; accent box 6 24 2 4`,
  check: `ink box 0 0 120 80; dark box 66 10 46 60; white head 10 22 40 30; dim text 10 46 36 28; white
    text 74 22 30 text 74 36 22 text 74 50 26; accent box 74 58 12 5`,
  citation: `ink box 0 0 120 80; dark box 66 10 46 60; white head 10 20 40; dim text 10 38 36 text 10 48 40
    text 10 58 32; dim text 74 18 34 text 74 50 34 text 74 60 26; accent path M56 38L74 28H108V40H74Z`,
  'chooser list': `ink box 0 0 120 80; white path M0 18L62 12v18L0 36Z; dim path M0 36L62 30v16L0 52Z; dark
    path M0 52L62 46v20L0 72Z; accent text 72 20 36; white text 72 28 30; ink head 10 21 40; pale text 10 41 34
    text 10 57 42; dim text 72 44 14 14 14 text 90 44 18 14 16`,
  'chooser scroll': `faint path M14 12v56; grey head 24 14 40 head 24 46 36 head 24 60 46; ink head 24 30 52;
    pale text 88 30 22 18; accent box 13 26 2.5 14`,
  'chooser tabs': `line lines 10 100 26 box 64 36 46 32; ink text 10 18 18 head 10 38 34 disc 78 52 5; pale
    text 36 18 18 text 62 18 18 text 10 52 40 34; faint path M83 52h12; accent box 10 24 18 3 disc 99 52 4`,
  'contact letter': `ink head 10 10 40 text 10 26 18 text 62 26 20 text 10 40 26; line
    path M32 30h26M86 30h24M40 44h60M10 56h70; accent box 10 62 20 8`,
  'contact strip': `grey box 0 0 120 80; ink box 10 20 14 44 box 28 20 14 44; white box 60 14 50 54; line
    box 65 20 40 9 box 65 33 40 9; accent box 65 56 18 7`,
  'contact week': `grey box 0 0 120 80; ink head 10 8 40 path M10 22h100v2H10zM10 58h100v2H10z; white
    box 12 36 16 7 box 12 46 16 7 box 32 36 16 7 box 32 46 16 7 box 52 36 16 7 box 52 46 16 7 box 72 36 16 7
    box 72 46 16 7 box 92 36 16 7 box 92 46 16 7; accent box 32 36 16 7 box 10 64 18 7`,
  'contact writer': `grey box 0 0 120 80; ink disc 25 34 14 box 7 52 36 28; white box 50 0 70 80; line
    box 56 26 52 9 box 56 39 52 9; accent box 56 56 18 7`,
  fees: `ink box 0 0 120 80; dark box 66 10 46 60; white head 10 20 38; faint lines 10 46 46; accent
    disc 34 46 4; white box 74 22 6 16 box 84 22 6 16 box 94 22 6 16; dim text 74 48 30 22`,
  'figures agency': `ink box 12 26 5 22 box 19 26 5 22 box 39 26 5 22 box 46 26 5 22 box 66 26 5 22
    box 73 26 5 22 box 93 26 5 22 box 100 26 5 22; faint path M34 18v46M61 18v46M88 18v46; pale text 12 56 15
    text 39 56 15 text 66 56 15 text 93 56 15; beam path M54.5 22v6M51.5 25h6`,
  'figures tall': `ink box 0 0 120 80; white box 10 10 6 16 box 19 10 6 16 box 10 30 6 16 box 19 30 6 16
    box 10 50 6 16 box 19 50 6 16; dim text 36 22 18 text 36 42 22 text 36 62 16; faint disc 104 40 30; accent
    path M104 40L74 38A30 30 0 0 1 76 30Z disc 64 37 3`,
  'figures calendars': `grey box 0 0 120 80; white box 10 16 22 48 box 36 16 22 48 box 62 16 22 48
    box 88 16 22 48; ink text 14 21 10 box 14 28 4 12 box 20 28 4 12 text 40 21 10 box 40 28 4 12
    box 46 28 4 12 text 66 21 10 box 66 28 4 12 box 72 28 4 12 text 92 21 10 box 92 28 4 12 box 98 28 4 12;
    ink box 19 48 4 4 box 24 48 4 4 box 40 48 4 4 box 45 48 4 4 box 50 48 4 4 box 66 48 4 4 box 71 48 4 4
    box 76 48 4 4 box 92 48 4 4 box 97 48 4 4 box 102 48 4 4 box 66 53 4 4 box 92 53 4 4 box 97 53 4 4; accent
    box 14 48 4 4`,
  'figures text': `ink box 12 16 4 16 box 18 16 4 16 box 12 48 4 16 box 18 48 4 16 box 50 16 4 16
    box 56 16 4 16 box 50 48 4 16 box 56 48 4 16 box 88 16 4 16 box 94 16 4 16 box 88 48 4 16 box 94 48 4 16;
    pale text 12 36 22 text 12 68 18 text 50 36 22 text 50 68 18 text 88 36 22 text 88 68 18; accent
    text 24 29 8`,
  'layers columns': `pale box 0 8 120 72; grey box 6 22 108 52; dim box 12 36 96 32; ink text 8 14 18
    text 44 14 20 text 68 14 16 text 14 28 16 text 44 28 16 text 64 28 24; white text 20 42 14 text 44 42 18
    text 66 42 14; accent box 18 50 84 13; white text 24 55 14 text 44 55 22 text 70 55 18`,
  'layers rows': `ink text 10 18 18 text 10 38 22 text 10 58 16; line box 42 12 14 14 box 60 12 14 14
    box 78 12 14 14 box 96 12 14 14 box 42 32 14 14 box 60 32 14 14 box 78 32 14 14 box 96 32 14 14
    box 42 52 14 14 box 60 52 14 14 box 78 52 14 14 box 96 52 14 14; accent box 60 32 14 14`,
  logos: `line box 10 18 25 22 box 10 40 25 22 box 35 18 25 22 box 35 40 25 22 box 60 18 25 22
    box 60 40 25 22 box 85 18 25 22 box 85 40 25 22; dim text 16 28 13 text 41 28 13 text 91 28 13
    text 16 50 13 text 41 50 13 text 66 50 13 text 91 50 13; accent text 66 28 13`,
  'models cards': `line box 10 14 30 52 box 46 14 30 52 box 82 14 30 52; ink head 14 20 18 head 50 20 18
    head 86 20 18; pale text 14 34 20 16 20 12 text 50 34 20 16 20 12 text 86 34 20 16 20 12; accent
    box 46 14 30 3`,
  'models poster': `accent box 0 0 120 80; ink box 43 0 36 80; white head 8 14 24 box 8 26 8 20
    text 8 58 24 18 head 48 14 24 box 48 26 8 20 text 48 58 24 18 head 86 14 24 box 86 26 8 20
    text 86 58 24 18`,
  office: `ink box 0 0 120 80; dim box 0 0 58 80; faint path M0 24h58M0 52h58M18 0v80M40 0v80; accent
    disc 30 38 4; white head 68 18 36; pale text 68 32 40 34 text 68 58 30`,
  'people contacts': `line box 12 10 28 60 box 46 10 28 60 box 80 10 28 60; grey box 12 10 28 26
    box 46 10 28 26 box 80 10 28 26; ink text 16 42 20 text 50 42 20 text 84 42 20; pale text 16 49 14
    text 50 49 14 text 84 49 14; accent box 16 58 14 6 box 50 58 14 6 box 84 58 14 6`,
  'people portraits': `line disc 26 30 13 disc 60 30 13 disc 94 30 13; grey disc 26 30 9 disc 60 30 9
    disc 94 30 9; ink text 16 52 20 text 50 52 20 text 84 52 20; pale text 16 59 14 text 50 59 14
    text 84 59 14; beam path M26 17a13 13 0 0 1 11 6`,
  'people teams': `accent box 0 14 76 12; ink box 0 27 30 12 box 0 40 14 12 box 0 53 8 12 box 0 66 4 12 box 80 15 4 10
    box 86 15 4 10 box 34 28 4 10 box 40 28 4 10 box 18 41 4 10 box 12 54 4 10 box 8 67 4 10; pale text 94 19 18
    text 48 32 14 text 26 45 30 text 20 58 22 text 16 71 18`,
  'pictures charts': `ink head 10 12 40; grey path M0 46q14-4 22-14t22 14l16-12 16 12h12v-6h12v-6h20v22H0Z; ink
    box 64 40 3 16 box 72 45 3 11 text 6 62 20 text 36 62 20 text 66 62 20 text 96 62 18; accent disc 27 24 4`,
  'pictures pairs': `pale box 0 0 60 27; dim box 20 0 20 27 box 0 40 60 26; ink box 40 0 20 27 box 60 0 60 27
    box 8 54 12 12 box 24 48 12 18 box 40 52 12 14; white box 66 6 22 4 box 92 18 22 4; accent box 48 0 12 9
    box 60 40 60 26; ink text 8 31 22 text 68 31 26 text 8 70 20 text 68 70 24; white disc 72 53 6`,
  'pictures rows': `line lines 10 100 12 32 52 72 box 14 16 22 12 box 14 36 22 12 box 14 56 22 12; ink
    text 48 18 30 text 48 38 36 text 48 58 26; pale text 48 25 44 text 48 45 48 text 48 65 40; accent
    box 18 40 8 4`,
  'pictures touching': `ink box 0 0 40 44 text 68 68 22; dim box 40 0 40 44; pale box 80 0 40 44; grey
    box 0 44 60 36; accent disc 60 22 9; ink text 8 68 22; white text 8 34 18`,
  reviews: `line lines 8 104 14; pale text 8 24 28 26 18 text 20 57 14 text 44 24 28 26 18 text 56 57 14
    text 80 24 28 26 18 text 92 57 14; ink disc 12 58 4 disc 48 58 4 disc 84 58 4; faint
    path M40 14v52M76 14v52; accent box 8 12 10 3`,
  riskMap: `ink box 0 0 120 80; dark box 66 10 46 60; white head 10 20 38; dim text 10 36 34 26; faint
    path M72 62h34M72 62v-46; dim disc 80 52 3 disc 90 44 3 disc 84 34 3; accent disc 100 24 4`,
  'rows column': `line lines 10 100 8 32 56; ink head 10 13 50 head 10 37 56 head 10 61 46; pale text 10 23 36
    text 10 47 40 text 10 71 32 text 84 26 26 text 84 50 22 text 84 74 24; accent box 84 12 6 11 box 84 36 6 11
    box 92 36 6 11 box 84 60 6 11`,
  'rows names': `ink box 0 0 120 80; white head 10 16 40 head 80 16 30 head 10 36 26 head 66 36 40; dim
    text 54 17 20 text 40 37 20 text 10 57 20; accent head 36 56 50`,
  'rows lines': `line lines 46 64 14 30 46 62; ink head 10 16 26 text 46 21 30 text 46 37 24 text 46 53 34;
    pale text 84 21 26 text 84 37 20 text 84 53 22; accent box 46 13 18 2.5`,
  'rows numbered': `ink box 10 18 4 16 box 66 18 4 16 box 66 48 4 16 text 24 20 24 text 80 20 22; ink
    text 24 50 20 text 80 50 26; pale text 24 27 28 text 80 27 30 text 24 57 26 text 80 57 24; accent
    box 10 48 4 16`,
  'rows promises': `line lines 10 100 14 32 50 68; ink text 10 21 34 text 10 39 28 text 10 57 32
    box 96 18 4 10 box 102 18 4 10; ink box 96 54 4 10 box 102 54 4 10; accent box 96 36 4 10 box 102 36 4 10`,
  'rows film': `ink box 0 0 120 80; white head 10 10 50; dim box 10 26 40 28 box 54 26 40 28 box 98 26 40 28;
    white text 14 46 26 text 58 46 26 text 10 60 24 text 54 60 24; accent box 10 72 40 3`,
  'rows stages': `line lines 10 100 12 32 52 72; ink box 10 17 4 10 head 26 19 30 box 10 57 4 10
    head 26 59 26 head 26 39 36; pale text 74 19 34 22 text 74 39 30 24 text 74 59 34 18; accent
    box 10 37 4 10`,
  'scale line': `ink box 0 0 120 80; dark box 66 10 46 60; white head 10 20 36; faint disc 32 50 16; dim
    disc 26 46 4 disc 40 54 5; white text 74 24 26 text 74 38 20; accent disc 77 54 3; dim text 84 53 20`,
  'scale rings': `ink box 0 0 120 80; dark box 66 10 46 60; white head 10 20 34; dim text 10 38 30
    text 10 48 36 text 10 58 24; faint path M74 54h32M74 50v8M84 50v8M94 50v8M104 50v8; accent disc 97 54 4;
    white head 74 24 24`,
  'schedule gains': `line lines 10 100 40; faint path M24 34v12M60 34v12M96 34v12; ink head 16 18 20
    head 52 18 26 head 88 18 22; pale text 16 52 24 16 text 52 52 26 20 text 88 52 22 14; accent disc 60 40 4`,
  'schedule ruler': `accent box 0 0 120 80; white head 10 10 44 path M44 24.5h66v.5H44zM60.5 24v46h.5v-46zM77 24v46h.5v-46zM93.5 24v46h.5v-46z
    text 10 31 22 text 10 43 18 text 10 55 24 text 10 67 16; ink box 44 29 16.5 7; white box 44 41 33 7
    box 60.5 53 33 7 box 93.5 65 16.5 7`,
  'schedule sprint': `line lines 10 100 34; ink box 10 26 6 16 box 21 26 6 16 box 43 26 6 16 box 54 26 6 16
    box 65 26 6 16 box 76 26 6 16 box 87 26 6 16 box 98 26 6 16; accent box 32 22 6 24; pale text 32 54 34 26`,
  selfTest: `ink box 0 0 120 80; dark box 66 10 46 60; white head 10 20 40; dim text 10 38 42 text 10 48 36
    text 10 58 40; faint disc 89 40 15; accent path M89 40V25A15 15 0 0 1 103 45Z; white disc 89 40 3`,
  startDates: `ink box 0 0 120 80; dark box 66 10 46 60; white head 10 20 40; faint
    path M10 50h46M10 46v8M22 46v8M34 46v8M46 46v8; accent disc 34 50 4; white text 74 24 28; dim
    box 74 36 4 4 box 82 36 4 4 box 90 36 4 4 box 98 36 4 4 box 74 44 4 4 box 82 44 4 4 box 90 44 4 4
    box 98 44 4 4 box 74 52 4 4 box 82 52 4 4 box 90 52 4 4 box 98 52 4 4`,
  'statement creed': `ink box 0 0 120 80; faint disc 98 40 22 disc 98 40 13; white head 10 24 60 66 40;
    accent path M98 40L90 19.5A22 22 0 0 1 106 19.5Z`,
  'statement plain': `ink box 10 14 94 9 box 10 27 72 9; accent disc 88 31.5 4.5; ink text 10 50 46 38; pale
    text 66 50 42 36 40`,
  'statement halves': `ink head 10 10 60; pale text 10 24 46; grey box 0 36 60 44; ink box 60 36 60 44
    box 10 52 8 22; white box 70 52 8 22`,
  'steps dial': `ink box 0 0 120 80; faint disc 32 40 24 disc 32 40 11; accent
    path M32 40L21.9 18.2A24 24 0 0 1 42.1 18.2Z; white disc 32 40 3 head 68 20 30; dim text 68 34 40
    text 68 44 34 text 68 54 38`,
  'steps line': `white text 10 8 40; dim box 52 38 23 42 box 75 32 23 48 box 98 26 22 54; white box 0 44 52 36;
    accent box 42 34 8 6; ink text 10 56 28; white text 57 50 12 text 80 44 12 text 103 38 12`,
  'steps open': `ink box 37 20 3.5 16 box 64 20 3.5 16 box 91 20 3.5 16 text 10 50 16 text 37 50 16
    text 64 50 16 text 91 50 16; line lines 10 20 44 lines 37 20 44 lines 64 20 44 lines 91 20 44; pale
    text 10 56 19 12 text 37 56 19 12 text 64 56 19 12 text 91 56 19 12; accent box 10 20 3.5 16`,
  'table ledger': `ink box 0 0 120 80; white path M10 12h100v58l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4Z;
    accent box 10 9 100 3; ink head 16 20 28 head 16 35 22 head 16 50 30 box 88 20 16 5 box 82 35 22 5
    box 90 50 14 5; pale text 52 21 24 text 52 36 20 text 52 51 24; line lines 16 88 30 45`,
  'table results': `line lines 10 100 16 32 48 64; ink text 10 23 22 text 10 39 18 text 10 55 24; pale
    text 44 23 28 text 44 39 22 text 44 55 26 text 84 23 22 text 84 39 26; accent text 84 55 20`,
  team: `ink box 0 0 120 80; dark box 66 10 46 60; white head 10 20 36; dim disc 14 42 4 disc 14 56 4
    disc 26 42 4 disc 26 56 4 disc 38 42 4 disc 38 56 4 disc 50 42 4 disc 50 56 4; white text 74 22 26
    box 74 32 6 16 box 84 32 6 16; accent disc 26 42 4`,
  'tools cards': `line box 10 14 30 52 box 46 14 30 52 box 82 14 30 52; ink disc 18 24 4 disc 90 24 4
    text 14 36 16 text 50 36 16 text 86 36 16; pale text 14 44 22 18 text 50 44 22 18 text 86 44 22 18; accent
    disc 54 24 4`,
  'tools grid': `line box 10 12 33.5 18 box 10 30 33.5 18 box 10 48 33.5 18 box 43.5 12 33.5 18
    box 43.5 30 33.5 18 box 43.5 48 33.5 18 box 77 12 33.5 18 box 77 30 33.5 18 box 77 48 33.5 18; ink
    disc 18 21 2.5 text 25 20 12 disc 18 39 2.5 text 25 38 12 disc 18 57 2.5 text 25 56 12; ink disc 52 21 2.5
    text 59 20 12 disc 86 39 2.5 text 93 38 12 text 59 56 12; accent disc 52 57 2.5`,
  'tools parts': `ink box 46 12 28 56; white box 49 16 22 14; grey box 49 35 16 3 box 49 43 20 3 box 49 51 12 3;
    line path M30 26h10l9 8M30 54h14M90 26H78l-8-4M90 54H76; ink text 10 22 16 text 10 50 16 text 94 22 16
    text 94 50 16; accent disc 49 34 3 box 49 59 22 5`,
  'tools passing': `line box -8 26 26 28 box 22 26 26 28 box 52 26 26 28 box 82 26 26 28 box 112 26 26 28;
    ink disc 5 38 5 disc 35 38 5 disc 95 38 5 text 28 48 14 text 58 48 14 text 88 48 14; accent disc 65 38 5`,
};

/** Fallback for variants without a drawing. */
export const plainDrawing = 'ink head 10 16 44; pale text 10 32 76 80 70 60';
