import type { AccordionsSection } from './accordions';
import type { BannerSection } from './banner';
import type { CasesSection } from './cases';
import type { CellsSection } from './cells';
import type { ChartsSection } from './charts';
import type { ChoicesSection } from './choices';
import type { ClosingSection } from './closing';
import type { ContactSection } from './contact';
import type { CooperationSection } from './cooperation';
import type { DomainCasesSection } from './domain-cases';
import type { DurationsSection } from './durations';
import type { EstimateSection } from './estimate';
import type { FaqSection } from './faq';
import type { GainsSection } from './gains';
import type { GatewaysSection } from './gateways';
import type { IndustriesSection } from './industries';
import type { LayersSection } from './layers';
import type { LedgerSection } from './ledger';
import type { ModelsSection } from './models';
import type { OutcomesSection } from './outcomes';
import type { PlanSection } from './plan';
import type { PointsSection } from './points';
import type { ReasonsSection } from './reasons';
import type { ReviewsSection } from './reviews';
import type { RowsSection } from './rows';
import type { ScopeSection } from './scope';
import type { SlidesSection } from './slides';
import type { SolutionsSection } from './solutions';
import type { StackSection } from './stack';
import type { StatementSection } from './statement';
import type { StepsSection } from './steps';
import type { SymptomsSection } from './symptoms';
import type { TechnologiesSection } from './technologies';
import type { TilesSection } from './tiles';
import type { TimelineSection } from './timeline';
import type { ToolsSection } from './tools';

/** Everything a landing page may be made of: one kind a file, told apart by `kind`. */
export type Section =
  | AccordionsSection
  | BannerSection
  | CasesSection
  | CellsSection
  | ChartsSection
  | ChoicesSection
  | ClosingSection
  | ContactSection
  | CooperationSection
  | DomainCasesSection
  | DurationsSection
  | EstimateSection
  | FaqSection
  | GainsSection
  | GatewaysSection
  | IndustriesSection
  | LayersSection
  | LedgerSection
  | ModelsSection
  | OutcomesSection
  | PlanSection
  | PointsSection
  | ReasonsSection
  | ReviewsSection
  | RowsSection
  | ScopeSection
  | SlidesSection
  | SolutionsSection
  | StackSection
  | StatementSection
  | StepsSection
  | SymptomsSection
  | TechnologiesSection
  | TilesSection
  | TimelineSection
  | ToolsSection;

export type SectionKind = Section['kind'];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
