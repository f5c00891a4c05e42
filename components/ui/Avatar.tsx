import type { ReactNode } from 'react';
import { initialsOf } from '../../domain/person';
import { setVars } from '../../styles/set-vars';
import * as css from './Avatar.css';
import { classNames } from './class-names';

type AvatarProps = {
  initials: string;
  /** Where the red sector of the rim starts, in degrees; differs per person. */
  rim?: number;
  /** Side in px. */
  size?: number;
  /** Address of a photo; it takes the place of the initials, the rim stays. */
  photo?: string;
  className?: string;
};

/** A disc with initials and a red mark on its rim. Decorative: the name stands beside it. */
export function Avatar({ initials, rim = -20, size = 52, photo, className }: AvatarProps) {
  return (
    <span
      className={classNames(css.avatar, className)}
      style={setVars({ [css.rim]: `${rim}deg`, [css.side]: `${size}px` })}
      aria-hidden="true"
    >
      {photo ? (
        <img className={css.photo} src={photo} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <span className={css.initials}>{initials}</span>
      )}
    </span>
  );
}

type PersonProps = Omit<AvatarProps, 'initials'> & { name: string; role: ReactNode };

/** A person on one line: avatar, name and what they do. */
export function Person({ name, role, className, ...avatar }: PersonProps) {
  return (
    <div className={classNames(css.person, className)}>
      <Avatar {...avatar} initials={initialsOf(name)} />
      <p>
        <b className={css.name}>{name}</b>
        <span className={css.role}>{role}</span>
      </p>
    </div>
  );
}
