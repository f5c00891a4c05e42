import type { ComponentType, ReactNode } from 'react';
import { Avatar } from '../../../components/ui/Avatar';
import { getAvatarAngle, getInitials } from '../../../domain/person';
import { useOtherIn } from '../others';
import * as css from '../others.css';

type SharedProps = { name: string; readable: boolean; children: ReactNode };

/** Marks a field that a collaborator has open and locks it while they type (rule 62). */
function Shared({ name, readable, children }: SharedProps) {
  const other = useOtherIn(name);
  const writes = other?.writes ?? false;
  return (
    <div className={css.shared} data-field={name}>
      <div className={writes ? css.theirs : undefined} inert={writes && !readable}>
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

/**
 * Adds presence to a field component.
 * @param readable whether the field becomes read-only when locked; otherwise it is disabled.
 */
export const shared =
  <Props extends { name: string }>(Field: ComponentType<Props>, readable = false) =>
  (props: Props) => (
    <Shared name={props.name} readable={readable}>
      <Field {...props} />
    </Shared>
  );
