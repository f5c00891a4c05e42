import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articleSchema } from '../kinds/article';
import { caseSchema } from '../kinds/case';
import { restArticle } from '../rest/article';
import { restCase } from '../rest/case';
import { parseMarkdown } from './blocks';

export const DEMO = path.join(import.meta.dirname, '../../site-data/demo');

/** Returns the newest first. Adopters may have no demo items. */
function readItems(folder: string, text: string): Record<string, unknown>[] {
  const place = path.join(DEMO, folder);
  const names = existsSync(place) ? readdirSync(place).filter(name => name.endsWith('.json')) : [];
  const items = names.map(name => {
    const item = JSON.parse(readFileSync(path.join(place, name), 'utf8'));
    return { ...item, [text]: parseMarkdown(readFileSync(path.join(place, `${item.slug}.md`), 'utf8'), []) };
  });
  return items.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const pick = ({ shape }: { shape: object }, item: object) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name in shape));

export const demoCases = readItems('cases', 'projectContent').map(item =>
  caseSchema.parse(restCase.fromRest(pick(restCase.schema, item))),
);
export const demoArticles = readItems('articles', 'articleContent').map(item =>
  articleSchema.parse(restArticle.fromRest(pick(restArticle.schema, item))),
);
