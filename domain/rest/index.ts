import { type KindName, kinds, type ListedKindName } from '../kinds';
import { completePatch } from '../patch';
import type { z } from '../zod';
import { restArticle } from './article';
import { restCase } from './case';
import type { Values } from './mapping';

/** How REST has a kind's items: what clients send, and the way to the document and back. */
export type RestShape = {
  schema: z.ZodObject;
  /** Its field that is a text of blocks. */
  blocks: string;
  fromRest: (values: Values) => Values;
  toRest: (document: Values) => Values;
};

/** The same for every kind that REST has. Drafts, versions and exports from before documents have this shape too. */
export const restShapes: Record<ListedKindName, RestShape> = { case: restCase, article: restArticle };

/** Finds the shape of a kind; undefined of one that REST does not have. */
export const findRestShape = (kind: KindName): RestShape | undefined =>
  Object.hasOwn(restShapes, kind) ? restShapes[kind as ListedKindName] : undefined;

/** What clients send of a kind: its own fields where REST has no others. */
export const getRestSchema = (kind: KindName): z.ZodObject =>
  findRestShape(kind)?.schema ?? kinds[kind].schema;

/** Lists that have no ids in REST, with the field by which a row is known again. */
const KNOWN_BY = { pictures: 'src', videos: 'url' };

/** What a change that REST sends makes of a document: the fields that it concerns, each whole. */
export function changeFromRest(shape: RestShape, current: Values, patch: Values): Values {
  const before = shape.toRest(current);
  const change = completePatch(shape.schema, before, patch);
  const next = shape.fromRest({ ...before, ...change });
  const concerned = ['rest', ...Object.keys(shape.fromRest(change))].filter(name => name in next);
  return Object.fromEntries(
    concerned.map(name => [name, keepKnownIds(next[name], current[name], KNOWN_BY[name as 'pictures'])]),
  );
}

/** Rows with the ids that they had: a draft beside the item changes the same rows. */
function keepKnownIds(rows: unknown, before: unknown, field: string | undefined): unknown {
  if (!field || !Array.isArray(rows) || !Array.isArray(before)) return rows;
  const left: Values[] = [...before];
  return rows.map((row: Values) => {
    const at = left.findIndex(known => known[field] === row[field]);
    return at < 0 ? row : { ...row, _id: left.splice(at, 1)[0]?._id };
  });
}
