import { LOGO_CUTS, type Logo, type LogoCut } from '../../domain/logo';

/** The pictures of the logo that staff published; undefined while the built-in mark holds. */
let cuts: Record<LogoCut, Buffer> | undefined;

/** Shows another logo from now on, or the built-in mark again. */
export function takeLogo(logo: Logo | undefined): void {
  cuts =
    logo &&
    (Object.fromEntries(LOGO_CUTS.map(cut => [cut, Buffer.from(logo.cuts[cut], 'base64')])) as typeof cuts);
}

/** A picture of the logo as PNG; undefined while the built-in mark holds. */
export const logoCut = (cut: LogoCut): Buffer | undefined => cuts?.[cut];
