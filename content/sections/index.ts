import type { BannerSection } from './banner';
import type { CasesSection } from './cases';
import type { CellsSection } from './cells';
import type { ContactSection } from './contact';
import type { FaqSection } from './faq';
import type { StatementSection } from './statement';

/** Everything a landing page may be made of: one kind a file, told apart by `kind`. */
export type Section =
  | BannerSection
  | CasesSection
  | CellsSection
  | ContactSection
  | FaqSection
  | StatementSection;

export type SectionKind = Section['kind'];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
