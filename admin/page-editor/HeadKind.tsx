import { Select } from '../../components/ui/Field';
import { headsAt, heroKinds } from '../../domain/sections/heroes';
import { useEditor, useValueAt } from './editor-context';
import { HERO, headOfKind, type Piece } from './sections';
import type { Acts } from './use-acts';

/** Which kind of head the page has; the words that both kinds have stay. */
export function HeadKind({ acts }: { acts: Acts }) {
  const { store } = useEditor();
  const hero = useValueAt<Piece>(HERO);
  const address = useValueAt<string>('address') ?? '';
  const kinds = heroKinds.filter(({ kind }) => headsAt(address).includes(kind));
  // What shows something of its own has the head that belongs to it.
  if (!hero || kinds.length < 2) return null;
  return (
    <Select
      label="Kind of head"
      hint={kinds.find(({ kind }) => kind === hero.kind)?.help}
      value={hero.kind}
      onChange={({ target }) => acts.set(HERO, headOfKind((store.get().hero as Piece) ?? hero, target.value))}
    >
      {kinds.map(({ kind, label }) => (
        <option key={kind} value={kind}>
          {label}
        </option>
      ))}
    </Select>
  );
}
