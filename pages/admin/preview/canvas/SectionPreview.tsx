import { Component, memo, type ReactNode, useEffect, useReducer } from 'react';
import { HERO_ID, type PageSection } from '../../../../admin/page-editor/sections';
import { loadStoredViews, type StoredContent, StoredPage } from '../../../../components/stored/StoredPage';
import { classNames } from '../../../../components/ui/class-names';
import { EmptyState } from '../../../../components/ui/Notice';
import { getSectionName } from '../../../../domain/sections/name';
import type { Breadcrumb } from '../../../../domain/seo';
import { section as room, wrap } from '../../../../styles/layout.css';
import { type DrawingReplacer, toShownHero, toShownSection } from '../../../(site)/shown-page';

type SectionPreviewProps = {
  id: string;
  section: PageSection;
  crumbs: readonly Breadcrumb[];
  /** Data from the server that the section shows besides its text. */
  found: Readonly<Record<string, unknown>>;
  draw: DrawingReplacer;
};

const loadedKinds = new Set<string>();
const NONE = { kind: '' };

/** Renders again only when the section's content changes. */
export const SectionPreview = memo(function SectionPreview({
  id,
  section,
  crumbs,
  found,
  draw,
}: SectionPreviewProps) {
  const isHero = id === HERO_ID;
  const shown = isHero ? toShownHero(section, draw) : toShownSection(section, draw);
  if (!shown) return null;
  const stored = {
    seo: { title: '', description: '' },
    crumbs: [...crumbs],
    hero: isHero ? shown : NONE,
    sections: isHero ? [] : [{ ...shown, ...found }],
  };
  return (
    <Unfinished of={section} found={found}>
      <LoadedSection name={`${isHero} ${getSectionName(shown)}`} stored={stored} />
    </Unfinished>
  );
});

function LoadedSection({ name, stored }: { name: string; stored: StoredContent }) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view depends only on the kind
  useEffect(() => {
    if (loadedKinds.has(name)) return;
    void loadStoredViews(stored).then(() => {
      loadedKinds.add(name);
      drawAgain();
    });
  }, [name]);
  return loadedKinds.has(name) && <StoredPage {...stored} />;
}

type UnfinishedProps = Pick<SectionPreviewProps, 'found'> & { of: PageSection; children: ReactNode };
type UnfinishedState = Pick<UnfinishedProps, 'of' | 'found'> & { failed: boolean };

/** Shows a note if a section can't be rendered yet. The next keystroke retries. */
class Unfinished extends Component<UnfinishedProps, UnfinishedState> {
  override state: UnfinishedState = { failed: false, of: this.props.of, found: this.props.found };
  static getDerivedStateFromError = () => ({ failed: true });
  static getDerivedStateFromProps = ({ of, found }: UnfinishedProps, state: UnfinishedState) =>
    of === state.of && found === state.found ? null : { failed: false, of, found };
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={classNames(room, wrap)}>
        <EmptyState title="This section is empty">Fill in its required fields to see it.</EmptyState>
      </div>
    );
  }
}
