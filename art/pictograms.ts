/**
 * Inner SVG markup on a 64 grid, with a 2 px line and one red element. The frame sets `fill="none"` and
 * `stroke="currentColor"`. One export per pictogram, so that a page includes only those it imports.
 */

/** Colour of the red element. A red surface sets `--pic-red` to keep it visible. */
export const pictogramRed = 'var(--pic-red,#D71921)';
const redFill = `fill="${pictogramRed}" stroke="none"`;

export const web = `<circle cx="32" cy="32" r="29"/><path d="M12 22h40M22 22v30"/><rect x="28" y="28" width="14" height="14" ${redFill}/>`;
export const browser = `<path d="M4 8h56v48H4ZM4 20h56"/><path d="M22 30l-8 8 8 8M42 30l8 8-8 8"/><path d="M35 28l-6 20" stroke="${pictogramRed}" stroke-width="4"/>`;
export const ai = `<circle cx="32" cy="32" r="29"/><circle cx="32" cy="32" r="18"/><path d="M32 3v11M32 50v11M3 32h11M50 32h11"/><circle cx="32" cy="32" r="7" ${redFill}/>`;
export const audit = `<circle cx="27" cy="27" r="24"/><path d="M44 44l17 17"/><path d="M27 3a24 24 0 0 1 24 24H27Z" ${redFill}/>`;
export const qa = `<circle cx="32" cy="32" r="29"/><path d="M18 33l10 10 19-22" stroke="${pictogramRed}" stroke-width="4"/>`;
export const team = `<circle cx="32" cy="32" r="29" stroke-dasharray="1 5.07" stroke-width="3"/><circle cx="20" cy="38" r="8"/><circle cx="44" cy="38" r="8"/><circle cx="32" cy="19" r="8" ${redFill}/>`;
export const design = `<circle cx="24" cy="32" r="21"/><circle cx="40" cy="32" r="21"/><path d="M32 12.6a21 21 0 0 1 0 38.8a21 21 0 0 1 0-38.8Z" ${redFill}/>`;
export const devops = `<path d="M32 32c-6-9-11-13-17-13a13 13 0 0 0 0 26c6 0 11-4 17-13s11-13 17-13a13 13 0 0 1 0 26c-6 0-11-4-17-13Z"/><circle cx="15" cy="32" r="5" ${redFill}/>`;
export const integration = `<circle cx="14" cy="14" r="10"/><circle cx="50" cy="50" r="10"/><path d="M24 14h26v26M40 50H14V24"/><circle cx="50" cy="14" r="6" ${redFill}/>`;
export const data = `<path d="M4 52h56"/><path d="M10 52V34M24 52V22M38 52V28"/><rect x="47" y="8" width="10" height="44" ${redFill}/>`;
export const security = `<circle cx="32" cy="32" r="29"/><circle cx="32" cy="26" r="7" ${redFill}/><path d="M32 33v15"/>`;
export const listen = `<circle cx="32" cy="32" r="29"/><path d="M24 16a16 16 0 0 1 0 32M24 24a8 8 0 0 1 0 16"/><circle cx="20" cy="32" r="4.5" ${redFill}/>`;
export const question = `<circle cx="32" cy="32" r="29"/><path d="M22 25a10 10 0 1 1 14 9c-3 1.5-4 3-4 7"/><circle cx="32" cy="48" r="3.5" ${redFill}/>`;
export const deliver = `<circle cx="32" cy="32" r="29"/><path d="M17 32h26"/><path d="M35 21l14 11-14 11Z" ${redFill}/>`;
export const paths = `<circle cx="9" cy="32" r="6"/><path d="M15 32h12l10-18h12M27 32h22M27 32l10 18h12"/><circle cx="55" cy="14" r="6"/><circle cx="55" cy="32" r="6"/><circle cx="55" cy="50" r="7" ${redFill}/>`;
export const automation = `<path d="M53 12A29 29 0 1 0 61 32"/><path d="M53 1v11H42"/><path d="M26 21l18 11-18 11Z" ${redFill}/>`;
export const loadTest = `<path d="M3 46a29 29 0 0 1 58 0"/><path d="M3 46h8M61 46h-8M12 25.5l5 5M32 17v7"/><path d="M30 47.5L50 23l4 3-21 24Z" ${redFill}/><circle cx="32" cy="46" r="5"/>`;
export const screens = `<path d="M9 48H3V8h58v40h-7M24 48h6M3 16h58"/><rect x="30" y="24" width="24" height="32"/><rect x="9" y="30" width="15" height="27" ${redFill}/>`;
export const maze = `<path d="M32 3a29 29 0 1 1-20.5 8.5"/><path d="M45 45a18.4 18.4 0 1 1 5.4-13"/><circle cx="32" cy="32" r="7" ${redFill}/>`;
export const focus = `<path d="M10 10h44M10 54h28"/><rect x="3" y="20" width="58" height="24" stroke-dasharray="4 3"/><rect x="10" y="27" width="30" height="10" ${redFill}/>`;
export const exchange = `<circle cx="32" cy="32" r="29"/><path d="M16 25h30M38 17l8 8-8 8"/><path d="M48 41H20" stroke="${pictogramRed}" stroke-width="4"/><path d="M26 33l-8 8 8 8" stroke="${pictogramRed}" stroke-width="4" stroke-linejoin="miter"/>`;
export const fraud = `<circle cx="12" cy="12" r="6"/><circle cx="32" cy="12" r="6"/><circle cx="52" cy="12" r="6"/><circle cx="12" cy="32" r="6"/><circle cx="52" cy="32" r="6"/><circle cx="12" cy="52" r="6"/><circle cx="32" cy="52" r="6"/><circle cx="52" cy="52" r="6"/><circle cx="32" cy="32" r="9" ${redFill}/>`;
export const tap = `<rect x="4" y="10" width="24" height="44"/><path d="M10 18h12"/><path d="M36 22a14 14 0 0 1 0 20M44 15a24 24 0 0 1 0 34M52 8a34 34 0 0 1 0 48"/><circle cx="16" cy="42" r="5" ${redFill}/>`;
export const scales = `<path d="M32 6v52M20 58h24M8 18l48-6"/><circle cx="8" cy="38" r="7" transform="translate(4 0)"/><path d="M12 17.5V31M52 12.5V23"/><circle cx="52" cy="30" r="8" ${redFill}/>`;
export const cards = `<path d="M14 14V6h47v34h-8"/><rect x="3" y="16" width="48" height="36"/><rect x="3" y="24" width="48" height="9" ${redFill}/><path d="M10 44h14"/>`;
export const cycle = `<path d="M32 3a29 29 0 1 1-27.6 20"/><path d="M3 12l1.4 11 10.6-3"/><path d="M32 14a18 18 0 0 1 18 18H32Z" ${redFill}/><path d="M32 14a18 18 0 1 0 18 18"/>`;
export const cite = `<path d="M3 8h34v48H3Z"/><path d="M10 18h20M10 27h20M10 36h12"/><circle cx="29" cy="36" r="5" ${redFill}/><path d="M34 36h12"/><circle cx="54" cy="36" r="8"/>`;
export const agent = `<path d="M55 20A26 26 0 1 0 58 32"/><path d="M48 20h8v-9"/><circle cx="32" cy="32" r="12"/><path d="M32 2v10"/><rect x="27" y="27" width="10" height="10" ${redFill}/>`;
export const find = `<circle cx="27" cy="27" r="24"/><path d="M44 44l17 17"/><circle cx="20" cy="22" r="3"/><circle cx="34" cy="19" r="3"/><circle cx="22" cy="36" r="3"/><circle cx="33" cy="32" r="6" ${redFill}/>`;
export const extract = `<path d="M4 4h26v34H4Z"/><path d="M10 13h14M10 21h14M10 29h8"/><path d="M34 44h26v16H34ZM34 52h26M47 44v16"/><rect x="48" y="53" width="11" height="6" ${redFill}/><path d="M17 38v14h11"/>`;
export const bench = `<path d="M4 56h56"/><path d="M12 56V12M26 56V26M40 56V18M54 56V34"/><circle cx="12" cy="12" r="4" fill="currentColor"/><circle cx="26" cy="26" r="4" fill="currentColor"/><circle cx="40" cy="18" r="4" fill="currentColor"/><circle cx="54" cy="34" r="6" ${redFill}/>`;
