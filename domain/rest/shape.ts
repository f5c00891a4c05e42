import { type KindName, upgradeValues } from '../kinds';
import { findRestShape } from '.';
import type { Values } from './mapping';

/**
 * The shape in which values are stored and sent: forms name it with what they save, versions and copies on devices keep
 * it. Grows with every migration of documents.
 */
export const SHAPE = 1;

/** Values that were stored in an earlier shape, as they are today: before there was a number they had REST's fields. */
export const toCurrentShape = (kind: KindName, values: Values, shape = 0): Values =>
  upgradeValues(kind, shape < 1 ? (findRestShape(kind)?.fromRest(values) ?? values) : values);

/** Whether values of a kind are in the shape of today. */
export const isCurrentShape = (kind: KindName, shape = 0): boolean =>
  shape === SHAPE || (shape === 0 && !findRestShape(kind));
