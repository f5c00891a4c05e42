import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import type { Section, SectionKind, SectionOf } from '../../domain/sections';

/** A component for each kind of section in use, no more and no fewer. */
export type SectionViews<Kind extends SectionKind> = { [Each in Kind]: ComponentType<SectionOf<Each>> };

type SectionsProps<Used extends Section> = {
  sections: readonly Used[];
  views: SectionViews<Used['kind']>;
};

/** A section by the component of its kind. */
function drawn<Used extends Section>(section: Used, views: SectionViews<Used['kind']>, key?: number) {
  // The table pairs every kind with the component that takes it; only the pairing is lost on the compiler.
  const View = views[section.kind as Used['kind']] as ComponentType<Section>;
  return <View key={key} {...section} />;
}

/**
 * Draws sections in their order. The page names the views, so it loads the kinds it uses and no others; a
 * missing or a needless one does not compile.
 */
export const Sections = <Used extends Section>({ sections, views }: SectionsProps<Used>) =>
  sections.map((section, index) => drawn(section, views, index));

/** A page: its top, and beside it its sections. React counts the steps to a part in the ids it gives; a list is one. */
export const Page = <Used extends Section>({
  hero,
  sections,
  views,
}: SectionsProps<Used> & { hero: ReactNode }) =>
  createElement(Fragment, null, hero, ...sections.map(section => drawn(section, views)));
