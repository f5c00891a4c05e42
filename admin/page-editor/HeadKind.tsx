import { Select } from '../../components/ui/Field';
import { headsAt, heroKinds } from '../../domain/sections/heroes';
import { useForm, useValueAt } from '../fields/form-context';
import { HERO, headOfKind, type Piece } from './sections';

/** Which kind of head the page has; the words that both kinds have stay. */
export function HeadKind() {
  const { store, set } = useForm();
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
      onChange={({ target }) => set(HERO, headOfKind((store.get().hero as Piece) ?? hero, target.value))}
    >
      {kinds.map(({ kind, label }) => (
        <option key={kind} value={kind}>
          {label}
        </option>
      ))}
    </Select>
  );
}
