import type { ReactNode } from 'react';
import { Avatar } from '../../components/ui/Avatar';
import { classNames } from '../../components/ui/class-names';
import { getAvatarAngle, getInitials } from '../../domain/person';
import { useOtherIn } from '../forms/others';
import * as css from './fields.css';

/** @param isReadable whether its control is read-only by itself while a collaborator types; others can't be used then */
type SharedProps = { path: string; isReadable: boolean; children: ReactNode };

/** A field that a collaborator may be in: it says so, and is theirs while they type in it (rule 62). */
export function Shared({ path, isReadable, children }: SharedProps) {
  const other = useOtherIn(path);
  const writes = other?.writes ?? false;
  return (
    <div className={css.shared} data-field={path}>
      <div className={classNames(css.shared, writes && css.theirs)} inert={writes && !isReadable}>
        {children}
      </div>
      {other && (
        <p className={css.who}>
          <Avatar
            initials={getInitials(other.name)}
            rim={getAvatarAngle(other.name)}
            size={24}
            photo={other.photo}
          />
          {other.name} is {writes ? 'writing here' : 'here'}.
        </p>
      )}
    </div>
  );
}
