import type { JSX, ReactNode } from 'react';
import { Computed } from './Computed';
import { Headline } from './Headline';
import { ImageInput } from './ImageInput';
import { ItemList, type ItemListProps } from './ItemList';
import { PicturedChoice } from './PicturedChoice';
import { shared } from './Shared';
import { TagInput } from './TagInput';
import { Amount, Choice, Line, Lines } from './TextInputs';

/** The field paths of a value; any path below rows. */
type PathsOf<Value> = {
  [Name in keyof Value & string]: Name | `${Name}.${PathsWithin<NonNullable<Value[Name]>>}`;
}[keyof Value & string];
type PathsWithin<Value> = Value extends readonly unknown[]
  ? string
  : Value extends object
    ? PathsOf<Value>
    : never;

type Named<Component extends (props: never) => JSX.Element, Path extends string> = (
  props: Omit<Parameters<Component>[0], 'name'> & { name: Path },
) => JSX.Element;

type FieldsOf<Path extends string> = {
  [Name in keyof Omit<typeof fields, 'ItemList'>]: Named<(typeof fields)[Name], Path>;
} & {
  ItemList: <Name extends Path>(
    props: Omit<ItemListProps, 'name' | 'children'> & {
      name: Name;
      children(path: `${Name}.${string}`, title: string): ReactNode;
    },
  ) => JSX.Element;
};

const fields = {
  Headline: shared(Headline, true),
  Line: shared(Line, true),
  Amount: shared(Amount, true),
  Lines: shared(Lines, true),
  Computed: shared(Computed, true),
  Choice: shared(Choice),
  PicturedChoice: shared(PicturedChoice),
  TagInput: shared(TagInput),
  ItemList: shared(ItemList),
  ImageInput: shared(ImageInput),
};

/** Returns the field components, typed to accept the paths of one form only. */
export const fieldsOf = <Values extends object>(): FieldsOf<PathsOf<Values>> => fields;
