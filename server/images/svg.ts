import { SaxesParser } from 'saxes';
import { DomainError } from '../../domain/errors.ts';
import { SVG_MAX_BYTES, SVG_MAX_DEPTH, SVG_MAX_ELEMENTS } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';

const createSvgError = (message: string) => new DomainError('invalid', message);

/**
 * Rejects an SVG that isn’t self-contained or may be slow to render, in one linear pass. The decoder never opens files
 * or URLs, so such drawings would be incomplete.
 * @throws DomainError `too_large`, or `invalid` with the reason.
 */
export function checkSvg(bytes: Uint8Array): void {
  if (bytes.length > SVG_MAX_BYTES) throw new DomainError('too_large', messages.svgTooLarge);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createSvgError(messages.svgEncoding);
  }
  try {
    createStrictParser().write(text).close();
  } catch (error) {
    throw error instanceof DomainError ? error : createSvgError(messages.imageUndecodable);
  }
}

/** Creates a parser that throws at the first unsupported element and at invalid XML. */
function createStrictParser(): SaxesParser {
  const parser = new SaxesParser({ position: false });
  let elements = 0;
  let depth = 0;
  /** Text of the current style sheet, which comments may split into chunks. */
  let css: string | undefined;
  const readText = (chunk: string) => {
    if (css !== undefined) css += chunk;
  };

  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw createSvgError(messages.svgEncoding);
  });
  parser.on('doctype', declaration => {
    if (declaration.includes('[')) throw createSvgError(messages.svgEntities);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') throw createSvgError(messages.svgExternal);
  });
  parser.on('opentag', tag => {
    const element = getLocalName(tag.name);
    elements += 1;
    depth += 1;
    if (elements > SVG_MAX_ELEMENTS || depth > SVG_MAX_DEPTH) throw createSvgError(messages.svgComplex);
    if ((elements === 1 && element !== 'svg') || css !== undefined)
      throw createSvgError(messages.imageUndecodable);
    if (element === 'script') throw createSvgError(messages.svgScript);
    if (element === 'filter') throw createSvgError(messages.svgFilter);
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

/** Removes the namespace prefix, because `svg:filter` is a filter too. */
const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** A reference within the drawing, or an embedded image. */
const OWN_REFERENCE_PATTERN = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i;
const URL_PATTERN = /url\(\s*["']?([^"')]{0,32})/gi;
const FILTER_PATTERN = /(?<![\w-])filter(?![\w-])/i;

function checkAttribute(element: string, name: string, value: string): void {
  const attribute = getLocalName(name);
  if (/^on/i.test(name)) throw createSvgError(messages.svgScript);
  const isReference = attribute === 'href' || attribute === 'src';
  if (isReference && element !== 'a' && !OWN_REFERENCE_PATTERN.test(value))
    throw createSvgError(messages.svgExternal);
  if (attribute === 'filter' && value.trim() !== 'none') throw createSvgError(messages.svgFilter);
  if (attribute === 'style') checkCss(value);
  else checkUrls(decodeEscapes(value));
}

/** Rejects filters and external URLs. Comments may precede a function’s parenthesis, so only the name is matched. */
function checkCss(css: string): void {
  const decodedCss = decodeEscapes(css);
  if (FILTER_PATTERN.test(decodedCss)) throw createSvgError(messages.svgFilter);
  if (/@import/i.test(decodedCss)) throw createSvgError(messages.svgExternal);
  checkUrls(decodedCss);
}

function checkUrls(css: string): void {
  for (const [, url = ''] of css.matchAll(URL_PATTERN)) {
    if (!OWN_REFERENCE_PATTERN.test(url)) throw createSvgError(messages.svgExternal);
  }
}

/** Decodes CSS escapes, because style sheets read `f\69lter` as `filter`. */
const decodeEscapes = (css: string) =>
  css.replace(/\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(.))/gi, (_, hex: string | undefined, sign: string) =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)) : sign,
  );
