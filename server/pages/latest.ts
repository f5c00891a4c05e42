import { formatFigure } from '../../domain/formatters';
import { LATEST_MARKER_PATTERN, type LatestValues, SLOT_PATTERN } from '../../domain/latest';
import { getArticlePath, getCasePath } from '../../domain/paths';
import { getSmallestSource } from '../../domain/responsive';
import { preventHyphenBreaks } from '../../domain/unbroken';
import type { Caller } from '../../trpc/router';
import { escapeHtml } from '../http/escape';
import { cacheUntilWrite } from './cache-until-write';

/**
 * Inserts the latest case and article into a page’s header (`domain/latest.ts`), or removes their slots.
 * @param html a rendered page. Unchanged without slots.
 */
export const insertLatest = (html: string, latest: LatestValues): string =>
  html.replace(LATEST_MARKER_PATTERN, (_marked, kind: keyof LatestValues, template: string) => {
    const values: Record<string, string> | undefined = latest[kind];
    return values
      ? template.replace(SLOT_PATTERN, (_slot, name: string) => escapeHtml(values[name] ?? ''))
      : '';
  });

/**
 * Creates a reader of the latest content, cached until the next content write.
 * @param api a visitor’s caller.
 * @param getGeneration counts content writes.
 */
export const createLatestReader = (api: Caller, getGeneration: () => number): (() => Promise<LatestValues>) =>
  cacheUntilWrite(getGeneration, () => readLatestItems(api));

async function readLatestItems(api: Caller): Promise<LatestValues> {
  const [cases, articles] = await Promise.all([
    api.cases.list({ limit: 1 }),
    api.articles.list({ limit: 1 }),
  ]);
  const [item] = cases.items;
  const [article] = articles.items;
  return {
    case: item && {
      href: getCasePath(item.slug),
      picture: getSmallestSource(item.cover.src),
      figure: item.figure ? formatFigure(item.figure, item.unit) : '',
      title: preventHyphenBreaks(item.title),
      facts: [item.domain, item.client].filter(Boolean).join(', '),
    },
    article: article && {
      href: getArticlePath(article.slug),
      picture: getSmallestSource(article.cover.src),
      title: preventHyphenBreaks(article.title),
      minutes: String(article.readingTime),
      author: article.author.name,
      portrait: getSmallestSource(article.author.portrait),
    },
  };
}
