import { getValueAt } from '../fields/path';
import { listFileFields } from '../kinds/files';
import type { Kind } from '../kinds/kind';
import { META_DESCRIPTION_MAX } from '../limits';
import type { OwnLink } from '../links';
import { messages } from '../messages';
import { stripTags } from '../meta';
import { isRecord } from '../record';
import { listAlternatives } from './alternatives';
import { isMissingAlt, listImages } from './images';
import type { Values } from './merge';

/** A problem found before publication. `path` is the field's dotted path. */
export type PublishingProblem = { level: 'stop' | 'warning'; path: string; message: string };

/** Characters of a title in search results. */
const SHOWN_TITLE_LENGTH = 60;

/** Lists only the first error per field. */
function listFieldBlockers(kind: Kind, values: Values): PublishingProblem[] {
  const messagesByPath = new Map<string, string>();
  for (const { path, message } of kind.schema.safeParse(values).error?.issues ?? []) {
    const name = path.join('.');
    if (!messagesByPath.has(name)) messagesByPath.set(name, message);
  }
  for (const { path, message } of kind.findProblems?.(values) ?? [])
    if (!messagesByPath.has(path)) messagesByPath.set(path, message);
  return [...messagesByPath].map(([path, message]) => ({ level: 'stop', path, message }));
}

function listSeoWarnings(
  { seo = { title: 'seo.title', description: 'seo.description' } }: Kind,
  values: Values,
): PublishingProblem[] {
  const getText = (path: string) => {
    const value = getValueAt(values, path);
    return typeof value === 'string' ? value.trim() : '';
  };
  const title = getText(seo.title) || getText('title');
  const description = getText(seo.description);
  const warnings: PublishingProblem[] = [];
  if (title.length > SHOWN_TITLE_LENGTH)
    warnings.push({
      level: 'warning',
      path: getText(seo.title) ? seo.title : 'title',
      message: `Search results show about ${SHOWN_TITLE_LENGTH} characters of a title. This one has ${title.length}.`,
    });
  if (description === '')
    warnings.push({
      level: 'warning',
      path: seo.description,
      message: 'There is no description, so search results will show the first sentences',
    });
  else if (description.length > META_DESCRIPTION_MAX)
    warnings.push({
      level: 'warning',
      path: seo.description,
      message: `Search results show about ${META_DESCRIPTION_MAX} characters of a description. This one has ${description.length}.`,
    });
  return warnings;
}

/** Lists headings without text below them. */
function listHeadingWarnings(values: Values): PublishingProblem[] {
  return Object.entries(values).flatMap(([name, rows]) =>
    Array.isArray(rows)
      ? rows.flatMap((row, index): PublishingProblem[] => {
          const nextRow: unknown = rows[index + 1];
          if (!isRecord(row) || row.type !== 'title' || (isRecord(nextRow) && nextRow.type !== 'title'))
            return [];
          const heading = stripTags(String(row.content ?? '')).slice(0, 60);
          return [
            { level: 'warning', path: `${name}.${index}`, message: `There is no text below “${heading}”` },
          ];
        })
      : [],
  );
}

/** Lists images without alt text: a blocker if new, a warning if already public. */
function checkImages({ images = [] }: Kind, values: Values, publishedValues: Values): PublishingProblem[] {
  const publishedImages = listImages(images, publishedValues).filter(isMissingAlt);
  return listImages(images, values)
    .filter(isMissingAlt)
    .map(({ path, src }) => ({
      level: publishedImages.some(image => image.src === src) ? 'warning' : 'stop',
      path,
      message: messages.imageUndescribed,
    }));
}

/** Lists images that were deleted from the library. */
function checkMissingFiles(kind: Kind, values: Values, missingFiles: readonly string[]): PublishingProblem[] {
  if (missingFiles.length === 0) return [];
  return listFileFields(kind.schema, values)
    .filter(({ src }) => missingFiles.includes(src))
    .map(({ path }) => ({ level: 'stop', path, message: messages.imageGone }));
}

/** Lists remaining example texts: a blocker if new, a warning if already public. */
function checkExamples({ findExamples }: Kind, values: Values, publishedValues: Values): PublishingProblem[] {
  const publishedTexts = new Set(findExamples?.(publishedValues).map(({ text }) => text));
  return (findExamples?.(values) ?? []).map(({ path, text }) => ({
    level: publishedTexts.has(text) ? 'warning' : 'stop',
    path,
    message: messages.exampleWords(text),
  }));
}

/** Reports a taken slug at the field from which it is derived. */
const getSlugBlocker = (kind: Kind, { address }: Values): PublishingProblem =>
  address
    ? { level: 'stop', path: 'address', message: messages.urlTaken(kind.noun) }
    : { level: 'stop', path: kind.slugField, message: kind.slugTaken };

/** Lists blocks with an unresolved alternative. */
const checkAlternatives = (values: Values): PublishingProblem[] =>
  listAlternatives(values).map(({ path }) => ({ level: 'stop', path, message: messages.alternativeLeft }));

/** Facts from the database about the checked values. */
type CheckFacts = {
  /** Internal links to missing pages. */
  deadLinks?: readonly OwnLink[];
  /** URLs of deleted files. */
  missingFiles?: readonly string[];
  /** Whether another public item has the slug. */
  isPathTaken?: boolean;
  publishedValues?: Values;
};

/** Lists blockers and warnings before publication (rule 63). */
export function listPublishingProblems(
  kind: Kind,
  values: Values,
  { deadLinks = [], missingFiles = [], isPathTaken = false, publishedValues = {} }: CheckFacts = {},
): PublishingProblem[] {
  const linkProblems = deadLinks.map(
    ({ href, path }): PublishingProblem => ({
      level: 'stop',
      path,
      message: `The link to ${href} is broken`,
    }),
  );
  return [
    ...listFieldBlockers(kind, values),
    ...(isPathTaken ? [getSlugBlocker(kind, values)] : []),
    ...checkAlternatives(values),
    ...checkExamples(kind, values, publishedValues),
    ...checkImages(kind, values, publishedValues),
    ...checkMissingFiles(kind, values, missingFiles),
    ...linkProblems,
    ...listSeoWarnings(kind, values),
    ...listHeadingWarnings(values),
  ];
}
