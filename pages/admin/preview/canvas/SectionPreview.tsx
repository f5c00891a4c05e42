import { Component, memo, type ReactNode, useEffect, useReducer } from 'react';
import { HERO_ID, type PageSection } from '../../../../admin/page-editor/sections';
import type { PosterCard } from '../../../../components/cases/poster-rule';
import { loadStoredViews, type StoredContent, StoredPage } from '../../../../components/stored/StoredPage';
import { classNames } from '../../../../components/ui/class-names';
import { EmptyState } from '../../../../components/ui/Notice';
import { Skeleton } from '../../../../components/ui/Skeleton';
import { getSectionName } from '../../../../domain/sections/name';
import type { Breadcrumb } from '../../../../domain/seo';
import { section as room, wrap } from '../../../../styles/layout.css';
import { type DrawingReplacer, toShownHero, toShownSection } from '../../../(site)/shown-page';

type SectionPreviewProps = {
  id: string;
  section: PageSection;
  crumbs: readonly Breadcrumb[];
  /** Data from the server that the section shows besides its text. */
  cases: Readonly<Record<string, unknown>>;
  replaceDrawings: DrawingReplacer;
};

const loadedKinds = new Set<string>();
const EMPTY_SECTION = { kind: '' };

type ShownSection = StoredContent['hero'];
/** Adds the server's data. If no case has a figure, posters with figures become ordinary ones (`toCasesSection`). */
export function addData(section: ShownSection, data: SectionPreviewProps['cases']): ShownSection {
  const cases = (data.cases ?? []) as readonly PosterCard[];
  const isPoster = getSectionName(section) === 'cases figures' && !cases.some(({ figure }) => figure);
  return { ...section, ...data, ...(isPoster && { variant: 'poster' }) };
}

/** Renders again only when the section's content changes. */
export const SectionPreview = memo(function SectionPreview({
  id,
  section,
  crumbs,
  cases,
  replaceDrawings,
}: SectionPreviewProps) {
  const isHero = id === HERO_ID;
  const shownSection = isHero
    ? toShownHero(section, replaceDrawings)
    : toShownSection(section, replaceDrawings);
  if (!shownSection) return null;
  const view = isHero ? shownSection : addData(shownSection, cases);
  const content = {
    seo: { title: '', description: '' },
    crumbs: [...crumbs],
    hero: isHero ? view : EMPTY_SECTION,
    sections: isHero ? [] : [view],
  };
  return (
    <UnfinishedSection section={section} cases={cases}>
      <LoadedSection name={`${isHero} ${getSectionName(view)}`} content={content} />
    </UnfinishedSection>
  );
});

function LoadedSection({ name, content }: { name: string; content: StoredContent }) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view depends only on the kind
  useEffect(() => {
    if (loadedKinds.has(name)) return;
    void loadStoredViews(content).then(() => {
      loadedKinds.add(name);
      drawAgain();
    });
  }, [name]);
  return loadedKinds.has(name) ? <StoredPage {...content} /> : <Skeleton height="60vh" />;
}

type UnfinishedSectionProps = Pick<SectionPreviewProps, 'cases'> & {
  section: PageSection;
  children: ReactNode;
};
type UnfinishedSectionState = Pick<UnfinishedSectionProps, 'section' | 'cases'> & { hasFailed: boolean };

/** Shows a note if a section can't be rendered yet. The next keystroke retries. */
class UnfinishedSection extends Component<UnfinishedSectionProps, UnfinishedSectionState> {
  override state: UnfinishedSectionState = {
    hasFailed: false,
    section: this.props.section,
    cases: this.props.cases,
  };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  static getDerivedStateFromProps = (
    { section, cases }: UnfinishedSectionProps,
    state: UnfinishedSectionState,
  ) => (section === state.section && cases === state.cases ? null : { hasFailed: false, section, cases });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={classNames(room, wrap)}>
        <EmptyState title="This section is empty">Fill in its required fields to see it.</EmptyState>
      </div>
    );
  }
}
