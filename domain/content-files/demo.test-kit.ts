import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articleSchema } from '../kinds/article';
import { caseSchema } from '../kinds/case';
import { restArticle } from '../rest/article';
import { restCase } from '../rest/case';
import { parseMarkdown } from './blocks';

export const DEMO_DIRECTORY = path.join(import.meta.dirname, '../../site-data/demo');

/** Returns items, newest first. Adopters may have no demo items. */
function readItems(folder: string, textField: string): Record<string, unknown>[] {
  const directory = path.join(DEMO_DIRECTORY, folder);
  const names = existsSync(directory) ? readdirSync(directory).filter(name => name.endsWith('.json')) : [];
  const items = names.map(name => {
    const item = JSON.parse(readFileSync(path.join(directory, name), 'utf8'));
    return {
      ...item,
      [textField]: parseMarkdown(readFileSync(path.join(directory, `${item.slug}.md`), 'utf8'), []),
    };
  });
  return items.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const pickKnownFields = ({ shape }: { shape: object }, item: object) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name in shape));

export const demoCases = readItems('cases', 'projectContent').map(item =>
  caseSchema.parse(restCase.fromRest(pickKnownFields(restCase.schema, item))),
);
export const demoArticles = readItems('articles', 'articleContent').map(item =>
  articleSchema.parse(restArticle.fromRest(pickKnownFields(restArticle.schema, item))),
);
