import { Component, memo, type ReactNode, useEffect, useReducer } from 'react';
import { HERO, type Piece } from '../../../../admin/page-editor/sections';
import { loadStored, type StoredContent, StoredPage } from '../../../../components/stored/StoredPage';
import { classNames } from '../../../../components/ui/class-names';
import { EmptyState } from '../../../../components/ui/Notice';
import { nameOf } from '../../../../domain/sections/name';
import type { Crumb } from '../../../../domain/seo';
import { section as room, wrap } from '../../../../styles/layout.css';
import { type Draw, shownHero, shownSection } from '../../../(site)/shown-page';

type PieceViewProps = {
  id: string;
  piece: Piece;
  crumbs: readonly Crumb[];
  /** What it shows besides its words, as the server found it. */
  found: Readonly<Record<string, unknown>>;
  draw: Draw;
};

/** Kinds that can be drawn. */
const brought = new Set<string>();
const NONE = { kind: '' };

/** One section as visitors see it, drawn anew only when it says something else. */
export const PieceView = memo(function PieceView({ id, piece, crumbs, found, draw }: PieceViewProps) {
  const isHero = id === HERO;
  const shown = isHero ? shownHero(piece, draw) : shownSection(piece, draw);
  if (!shown) return null;
  const stored = {
    seo: { title: '', description: '' },
    crumbs: [...crumbs],
    hero: isHero ? shown : NONE,
    sections: isHero ? [] : [{ ...shown, ...found }],
  };
  return (
    <Unfinished of={piece} found={found}>
      <Brought name={`${isHero} ${nameOf(shown)}`} stored={stored} />
    </Unfinished>
  );
});

/** Draws a section once there is what draws its kind; that stays. */
function Brought({ name, stored }: { name: string; stored: StoredContent }) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is brought depends on the kind alone
  useEffect(() => {
    if (brought.has(name)) return;
    void loadStored(stored).then(() => {
      brought.add(name);
      drawAgain();
    });
  }, [name]);
  return brought.has(name) && <StoredPage {...stored} />;
}

type UnfinishedProps = Pick<PieceViewProps, 'found'> & { of: Piece; children: ReactNode };
type UnfinishedState = Pick<UnfinishedProps, 'of' | 'found'> & { failed: boolean };

/** A section that cannot be drawn with what it says so far, in words; the next letter is another try. */
class Unfinished extends Component<UnfinishedProps, UnfinishedState> {
  override state: UnfinishedState = { failed: false, of: this.props.of, found: this.props.found };
  static getDerivedStateFromError = () => ({ failed: true });
  static getDerivedStateFromProps = ({ of, found }: UnfinishedProps, state: UnfinishedState) =>
    of === state.of && found === state.found ? null : { failed: false, of, found };
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={classNames(room, wrap)}>
        <EmptyState title="This section shows nothing yet">
          Something that it is drawn from is missing.
        </EmptyState>
      </div>
    );
  }
}
