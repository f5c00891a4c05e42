import { SaxesParser } from 'saxes';
import { DomainError } from '../../domain/errors.ts';
import { SVG_MAX_BYTES, SVG_MAX_DEPTH, SVG_MAX_ELEMENTS } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';

const refusal = (message: string) => new DomainError('invalid', message);

/**
 * Refuses an SVG that does not stand for itself or may be dear to draw, in one pass: the time it takes grows with
 * the length of the text and with nothing else. (The decoder opens no files and no addresses either; this keeps
 * such drawings from half working.)
 * @throws DomainError `too_large`, or `invalid` with the reason.
 */
export function checkSvg(bytes: Uint8Array): void {
  if (bytes.length > SVG_MAX_BYTES) throw new DomainError('too_large', messages.svgTooLarge);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal(messages.svgEncoding);
  }
  try {
    strictParser().write(text).close();
  } catch (error) {
    throw error instanceof DomainError ? error : refusal(messages.imageUndecodable);
  }
}

/** A parser that throws at the first thing we do not take, and by itself at what is no XML. */
function strictParser(): SaxesParser {
  const parser = new SaxesParser({ position: false });
  let elements = 0;
  let depth = 0;
  /** The text of the style sheet we are in; comments may cut it into pieces. */
  let css: string | undefined;
  const readText = (piece: string) => {
    if (css !== undefined) css += piece;
  };

  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw refusal(messages.svgEncoding);
  });
  parser.on('doctype', declaration => {
    if (declaration.includes('[')) throw refusal(messages.svgEntities);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw refusal(messages.svgExternal);
  });
  parser.on('opentag', tag => {
    const element = localName(tag.name);
    elements += 1;
    depth += 1;
    if (elements > SVG_MAX_ELEMENTS || depth > SVG_MAX_DEPTH) throw refusal(messages.svgComplex);
    if ((elements === 1 && element !== 'svg') || css !== undefined) throw refusal(messages.imageUndecodable);
    if (element === 'script') throw refusal(messages.svgScript);
    if (element === 'filter') throw refusal(messages.svgFilter);
    if (element === 'style') css = '';
    for (const [name, value] of Object.entries(tag.attributes)) checkAttribute(element, name, value);
  });
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('closetag', () => {
    depth -= 1;
    if (css !== undefined) checkCss(css);
    css = undefined;
  });
  return parser;
}

/** Without its prefix: `svg:filter` filters as well. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** An own part of the drawing, or an embedded image. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i;
const URLS = /url\(\s*["']?([^"')]{0,32})/gi;
const FILTER = /(?<![\w-])filter(?![\w-])/i;

function checkAttribute(element: string, name: string, value: string): void {
  const attribute = localName(name);
  if (/^on/i.test(name)) throw refusal(messages.svgScript);
  const refers = attribute === 'href' || attribute === 'src';
  if (refers && element !== 'a' && !OWN.test(value)) throw refusal(messages.svgExternal);
  if (attribute === 'filter' && value.trim() !== 'none') throw refusal(messages.svgFilter);
  if (attribute === 'style') checkCss(value);
  else checkUrls(withoutEscapes(value));
}

/** The word is enough: what a style sheet calls by it may stand behind comments. */
function checkCss(css: string): void {
  const plain = withoutEscapes(css);
  if (FILTER.test(plain)) throw refusal(messages.svgFilter);
  if (/@import/i.test(plain)) throw refusal(messages.svgExternal);
  checkUrls(plain);
}

function checkUrls(css: string): void {
  for (const [, address = ''] of css.matchAll(URLS)) {
    if (!OWN.test(address)) throw refusal(messages.svgExternal);
  }
}

/** Style sheets read `f\69lter` as `filter`. */
const withoutEscapes = (css: string) =>
  css.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(.))/gi, (_, hex: string | undefined, sign: string) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : sign,
  );
