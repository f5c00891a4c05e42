import type { ComponentProps, JSX } from 'react';
import type { ArrayPath, FieldPath, FieldValues } from 'react-hook-form';
import { Computed } from './Computed';
import { Headline } from './Headline';
import { ImageInput } from './ImageInput';
import { ItemList } from './ItemList';
import { PicturedChoice } from './PicturedChoice';
import { shared } from './Shared';
import { TagInput } from './TagInput';
import { Choice, Line, Lines } from './TextInputs';

type Named<Component extends (props: never) => JSX.Element, Names extends string> = (
  props: Omit<Parameters<Component>[0], 'name'> & { name: Names },
) => JSX.Element;

type Fields<Values extends FieldValues> = {
  Headline: Named<typeof Headline, FieldPath<Values>>;
  Line: Named<typeof Line, FieldPath<Values>>;
  Lines: Named<typeof Lines, FieldPath<Values>>;
  Computed: Named<typeof Computed, FieldPath<Values>>;
  Choice: Named<typeof Choice, FieldPath<Values>>;
  PicturedChoice: Named<typeof PicturedChoice, FieldPath<Values>>;
  TagInput: Named<typeof TagInput, FieldPath<Values>>;
  ItemList: Named<typeof ItemList, ArrayPath<Values>>;
  ImageInput: (
    props: Omit<ComponentProps<typeof ImageInput>, 'name' | 'altName' | 'pixelName'> & {
      name: FieldPath<Values>;
      altName?: FieldPath<Values>;
      pixelName?: FieldPath<Values>;
    },
  ) => JSX.Element;
};

const fields = {
  Headline: shared(Headline, true),
  Line: shared(Line, true),
  Lines: shared(Lines, true),
  Computed: shared(Computed, true),
  Choice: shared(Choice),
  PicturedChoice: shared(PicturedChoice),
  TagInput: shared(TagInput),
  ItemList: shared(ItemList),
  ImageInput: shared(ImageInput),
};

/** The field components, taking only the names of the fields that one form has. */
export const fieldsOf = <Values extends FieldValues>(): Fields<Values> => fields;
