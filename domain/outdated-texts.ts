import { getValueAt, toFieldPath } from './fields/path';
import { OUTDATED_TEXTS_SHOWN } from './limits';
import { formatFieldName, listOwnLinks } from './links';
import { stripTags } from './meta';
import { isRecord } from './record';
import { type ContentText, joinTexts, listTexts } from './search/documents';
import { getExcerptAround, parseTerms } from './search/words';
import { findSectionKind } from './sections';
import { stripWordJoiners } from './unbroken';

/** Finds outdated texts: those that refer to an unpublished page, or come from the demo. */

/** An unpublished page, with the paths and names by which texts refer to it. */
export type UnpublishedPage = {
  title: string;
  /** The page's path, and paths that redirect to it. */
  paths: readonly string[];
  /** The page's menu label and title. */
  names: readonly string[];
  /** Whether the lower-case name also refers to the page. Otherwise, it is an ordinary word. */
  isService: boolean;
};

export type OutdatedText = {
  reason: 'link' | 'mention' | 'delivered' | 'demo';
  /** Path of the field, with row ids instead of indexes. */
  field: string;
  /** Label of the section or field. */
  place: string;
  quote: string;
  /** Title of the unpublished page, or the word from the demo. */
  about: string;
};

/** A reason to change a part of a page: its hero, a section or a field. */
export type OutdatedTextCause = Pick<OutdatedText, 'reason' | 'about'> & { part: string };

export type OutdatedTextSources = {
  unpublishedPages: readonly UnpublishedPage[];
  /** Names from the demo that the site no longer uses. */
  demoWords: readonly string[];
  origin: string;
};

type Values = Readonly<Record<string, unknown>>;

const QUOTE_LENGTH = 110;
const createQuote = (text: string, word = '') =>
  getExcerptAround(stripWordJoiners(text), parseTerms(word), QUOTE_LENGTH)
    .map(part => part.text)
    .join('');

const isWordAt = (text: string, index: number) => /[\p{L}\p{N}]/u.test(text.charAt(index));

/** Returns whether a text contains a phrase as whole words. */
export function hasPhrase(text: string, phrase: string): boolean {
  for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + 1))
    if (!isWordAt(text, start - 1) && !isWordAt(text, start + phrase.length)) return true;
  return false;
}

/** Returns whether a text contains the path, except as the start of a longer one. */
function hasPath(text: string, path: string): boolean {
  for (let start = text.indexOf(path); start >= 0; start = text.indexOf(path, start + 1))
    if (!/[\p{L}\p{N}/-]/u.test(text.charAt(start + path.length))) return true;
  return false;
}

/** Returns whether a text mentions the page. A single-word name counts only if it is the whole text. */
function mentionsPage(
  text: string,
  lowerText: string,
  { paths, names, isService }: UnpublishedPage,
): boolean {
  return (
    names.some(name => {
      if (!name.includes(' ')) return lowerText.trim() === name.toLowerCase();
      return isService ? hasPhrase(lowerText, name.toLowerCase()) : hasPhrase(text, name);
    }) || paths.some(path => path !== '/' && hasPath(text, path))
  );
}

/** Keeps hidden sections as empty objects, so that the indexes don't change. */
const getShownValues = (values: Values): Values =>
  Array.isArray(values.sections)
    ? { ...values, sections: values.sections.map(section => (section?.hidden ? {} : section)) }
    : values;

/** Returns the innermost row's path, or else that of the hero or the field. */
const getRowPath = (path: string): string =>
  /^.*\.\d+(?=\.|$)/.exec(path)?.[0] ?? (path.startsWith('hero.') ? 'hero' : path);

/** Joins the texts of the innermost row that has any. */
function getRowText(values: Values, row: string): string {
  const texts = joinTexts(listTexts(getValueAt(values, row), row.split('.').at(-1)).map(({ text }) => text));
  return texts || !row.includes('.') ? texts : getRowText(values, row.slice(0, row.lastIndexOf('.')));
}

function formatPlace(values: Values, path: string): string {
  const [fieldName, index = ''] = path.split('.');
  if (fieldName === 'hero') return 'Hero';
  if (fieldName !== 'sections') return formatFieldName(path);
  const section = getValueAt(values, `sections.${index}`);
  if (!isRecord(section)) return formatFieldName(path);
  const { title, kind, variant } = section;
  const text = Array.isArray(title) ? title.join(' ') : title;
  return typeof text === 'string' && text.trim()
    ? stripWordJoiners(text)
    : (findSectionKind({ kind: String(kind), variant })?.label ?? 'A section');
}

/** The first finding per row and cause. */
type FindingMap = Map<string, OutdatedText>;

/** Adds a finding. `quote` is called only for displayed findings. */
function addFinding(
  findings: FindingMap,
  values: Values,
  path: string,
  { quote, ...reason }: Pick<OutdatedText, 'reason' | 'about'> & { quote: () => string },
): void {
  const cause = `${getRowPath(path)} ${reason.about}`;
  if (findings.has(cause)) return;
  const isShown = findings.size < OUTDATED_TEXTS_SHOWN;
  const place = isShown ? formatPlace(values, path) : '';
  findings.set(cause, { ...reason, field: toFieldPath(values, path), place, quote: isShown ? quote() : '' });
}

function addLinks(
  findings: FindingMap,
  values: Values,
  { unpublishedPages, origin }: OutdatedTextSources,
): void {
  if (unpublishedPages.length === 0) return;
  for (const { href, path } of listOwnLinks(values, origin)) {
    const page = unpublishedPages.find(({ paths }) => paths.includes(href));
    if (!page) continue;
    const quoteText = () => createQuote(stripTags(getRowText(values, getRowPath(path))), page.title);
    addFinding(findings, values, path, { reason: 'link', about: page.title, quote: quoteText });
  }
}

/** Returns one finding per row and page. */
export function findUnpublishedLinks(values: Values, sources: OutdatedTextSources): OutdatedText[] {
  const findings: FindingMap = new Map();
  addLinks(findings, getShownValues(values), sources);
  return [...findings.values()];
}

/**
 * Finds texts that link to or name unpublished pages, and words from the demo, one per row.
 * @param demoParts sections that are unchanged demo content
 */
export function findOutdatedTexts(
  values: Values,
  sources: OutdatedTextSources,
  demoParts: readonly OutdatedText[] = [],
): OutdatedText[] {
  const shownValues = getShownValues(values);
  const isDelivered = (path: string) => {
    const field = toFieldPath(shownValues, path);
    return demoParts.some(part => `${field}.`.startsWith(`${part.field}.`));
  };
  const findings: FindingMap = new Map();
  addLinks(findings, shownValues, sources);
  for (const { text: rawText, path } of listTexts(shownValues)) {
    const text = stripWordJoiners(rawText).replace(/\s+/g, ' ');
    const lowerText = text.toLowerCase();
    const add = (reason: OutdatedText['reason'], about: string) =>
      addFinding(findings, shownValues, path, { reason, about, quote: () => createQuote(text, about) });
    for (const page of sources.unpublishedPages)
      if (mentionsPage(text, lowerText, page)) add('mention', page.title);
    for (const word of sources.demoWords) if (hasPhrase(text, word) && !isDelivered(path)) add('demo', word);
  }
  return [...findings.values()];
}

function hasSameText(part: unknown, otherPart: unknown): boolean {
  const [partTexts, otherTexts] = [listTexts(part), listTexts(otherPart)];
  return (
    partTexts.length > 0 &&
    partTexts.length === otherTexts.length &&
    partTexts.every(({ text }, i) => text === otherTexts[i]?.text)
  );
}

/** Omits hidden sections and parts without text. */
function listParts(values: Values): [path: string, part: unknown][] {
  const sections = Array.isArray(values.sections) ? values.sections : [];
  const parts: [string, unknown][] = [
    ['hero', values.hero],
    ...sections.map((section, index): [string, unknown] => [`sections.${index}`, section]),
    ['meta_description', values.meta_description],
  ];
  return parts.filter(([, part]) => listTexts(part).length > 0 && !(isRecord(part) && part.hidden));
}

/** Returns the hero, section or field of the page that contains a field. */
export const getPagePart = (field: string): string => /^sections\.[^.]+|^[^.]*/.exec(field)?.[0] ?? '';

/** Lists each part and reason once. */
export function listOutdatedTextCauses(texts: readonly OutdatedText[]): OutdatedTextCause[] {
  const causes = texts.map(({ field, reason, about }) => ({ part: getPagePart(field), reason, about }));
  return [...new Map(causes.map(cause => [JSON.stringify(cause), cause])).values()];
}

/** Lists the hero and the shown sections. */
export const listSectionParts = (values: Values): { part: string; place: string }[] =>
  listParts(values)
    .filter(([path]) => path !== 'meta_description')
    .map(([path]) => ({ part: toFieldPath(values, path), place: formatPlace(values, path) }));

/**
 * Returns the parts that are unchanged from the demo.
 * @param builtIn the built-in page, once with current and once with original facts
 */
export function findDemoParts(values: Values, builtIn: readonly Values[]): OutdatedText[] {
  const parts = listParts(values);
  const demoParts = parts.filter(([path, part]) =>
    builtIn.some(page => hasSameText(part, getValueAt(page, toFieldPath(values, path)))),
  );
  const createFinding = (path: string, quote: string): OutdatedText => ({
    ...{ reason: 'delivered', about: '', quote },
    field: toFieldPath(values, path),
    place: formatPlace(values, path),
  });
  return demoParts.map(([path, part]) => {
    const texts: readonly ContentText[] = listTexts(part);
    const bodyTexts = texts.filter(({ isHeading }) => !isHeading);
    return createFinding(
      path,
      createQuote(joinTexts((bodyTexts.length > 0 ? bodyTexts : texts).map(({ text }) => text))),
    );
  });
}
