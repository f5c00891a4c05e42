import type { ComponentType } from 'react';
import type { Section, SectionKind, SectionOf } from '../../domain/sections';

/** A component for each kind of section in use, no more and no fewer. */
export type SectionViews<Kind extends SectionKind> = { [Each in Kind]: ComponentType<SectionOf<Each>> };

type SectionsProps<Used extends Section> = {
  sections: readonly Used[];
  views: SectionViews<Used['kind']>;
};

/**
 * Draws sections in their order. The page names the views, so it loads the kinds it uses and no others; a
 * missing or a needless one does not compile.
 */
export function Sections<Used extends Section>({ sections, views }: SectionsProps<Used>) {
  return sections.map((section, index) => {
    // The table pairs every kind with the component that takes it; only the pairing is lost on the compiler.
    const View = views[section.kind as Used['kind']] as ComponentType<Section>;
    return <View key={index} {...section} />;
  });
}
