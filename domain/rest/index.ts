import { type KindName, kinds } from '../kinds';
import { completePatch } from '../patch';
import type { z } from '../zod';
import { restArticle } from './article';
import { restCase } from './case';
import type { Values } from './mapping';

export type RestShape = {
  schema: z.ZodObject;
  /** Name of the field with blocks. */
  blocks: string;
  fromRest: (values: Values) => Values;
  toRest: (document: Values) => Values;
};

/** Shapes by kind. Drafts, versions and exports of earlier releases also have these shapes. */
export const restShapes: Partial<Record<KindName, RestShape>> = { case: restCase, article: restArticle };

export const findRestShape = (kind: KindName): RestShape | undefined => restShapes[kind];

/** Defaults to the kind's own schema. */
export const getRestSchema = (kind: KindName): z.ZodObject =>
  findRestShape(kind)?.schema ?? kinds[kind].schema;

/** Lists whose rows have no ID in REST, and the field that identifies a row. */
const IDENTIFYING_FIELDS = { pictures: 'src', videos: 'url' };

/** Returns each changed document field as a whole. */
export function changeFromRest(shape: RestShape, current: Values, patch: Values): Values {
  const restCurrent = shape.toRest(current);
  const change = completePatch(shape.schema, restCurrent, patch);
  const nextItem = shape.fromRest({ ...restCurrent, ...change });
  const changedNames = ['rest', ...Object.keys(shape.fromRest(change))].filter(name => name in nextItem);
  return Object.fromEntries(
    changedNames.map(name => [
      name,
      keepKnownIds(nextItem[name], current[name], IDENTIFYING_FIELDS[name as 'pictures']),
    ]),
  );
}

/** Restores existing row ids, so that a draft still refers to the same rows. */
function keepKnownIds(rows: unknown, restCurrent: unknown, field: string | undefined): unknown {
  if (!field || !Array.isArray(rows) || !Array.isArray(restCurrent)) return rows;
  const unmatchedItems: Values[] = [...restCurrent];
  return rows.map((row: Values) => {
    const matchIndex = unmatchedItems.findIndex(candidate => candidate[field] === row[field]);
    return matchIndex < 0 ? row : { ...row, _id: unmatchedItems.splice(matchIndex, 1)[0]?._id };
  });
}
