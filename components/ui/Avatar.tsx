import type { ReactNode } from 'react';
import { getAvatarAngle, getInitials } from '../../domain/person';
import { setVars } from '../../styles/set-vars';
import * as css from './Avatar.css';
import { classNames } from './class-names';

type AvatarProps = {
  name: string;
  /** Start angle of the red sector in degrees, by default different for each name. */
  rim?: number;
  /** Side length in px. */
  size?: number;
  /** URL of a photo that replaces the name’s initials. */
  photo?: string;
  className?: string;
};

/** Renders a decorative avatar, because the name is next to it. */
export function Avatar({ name, rim = getAvatarAngle(name), size = 52, photo, className }: AvatarProps) {
  return (
    <span
      className={classNames(css.avatar, className)}
      style={setVars({ [css.rim]: `${rim}deg`, [css.diameter]: `${size}px` })}
      aria-hidden="true"
    >
      {photo ? (
        <img className={css.photo} src={photo} alt="" width={size} height={size} loading="lazy" />
      ) : (
        <span className={css.initials}>{getInitials(name)}</span>
      )}
    </span>
  );
}

type PersonProps = AvatarProps & { role: ReactNode };

export function Person({ name, role, className, ...avatar }: PersonProps) {
  return (
    <div className={classNames(css.person, className)}>
      <Avatar {...avatar} name={name} />
      <p>
        <b className={css.name}>{name}</b>
        <span className={css.role}>{role}</span>
      </p>
    </div>
  );
}
