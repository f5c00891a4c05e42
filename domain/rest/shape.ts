import { type KindName, upgradeValues } from '../kinds';
import { findRestShape } from '.';
import type { Values } from './mapping';

/** Version of the value shape in forms, versions and local drafts. Increases with every document migration. */
export const SHAPE_VERSION = 1;

/** Converts values to the current shape. Unversioned values have REST's fields. */
export const toCurrentShape = (kind: KindName, values: Values, shape = 0): Values =>
  upgradeValues(kind, shape < 1 ? (findRestShape(kind)?.fromRest(values) ?? values) : values);

export const isCurrentShape = (kind: KindName, shape = 0): boolean =>
  shape === SHAPE_VERSION || (shape === 0 && !findRestShape(kind));
