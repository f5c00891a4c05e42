import { drawings } from '../../../../content/drawings';
import type { Person } from '../../../../domain/people';
import { initialsOf } from '../../../../domain/person';
import { classNames } from '../../../ui/class-names';
import * as css from './People.css';

/** A person's portrait as visitors see it, or initials. Decorative: the name stands beside it. */
export function Picture({ person: { name, portrait, hidden } }: { person: Person }) {
  const src = portrait.startsWith('art:') ? drawings[portrait.slice('art:'.length)] : portrait;
  const look = classNames(css.portrait, hidden && css.away);
  if (!src)
    return (
      <span className={look} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  return (
    <img
      className={classNames(look, portrait.startsWith('/') && css.photo)}
      src={src}
      alt=""
      loading="lazy"
    />
  );
}
