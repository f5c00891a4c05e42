import { drawings } from '../../../art/drawings';
import { classNames } from '../../../components/ui/class-names';
import { getSite } from '../../../domain/current-site';
import type { Person, PortraitStyle } from '../../../domain/people';
import { getInitials } from '../../../domain/person';
import { getPhotoFilter, isPhotograph } from '../../../domain/portraits';
import { toStaffSource } from '../../../domain/staff-media';
import * as css from './People.css';

type PersonPortraitProps = { person: Person; treatment?: PortraitStyle };

/** Renders a decorative portrait, because the person's name is beside it. */
export function PersonPortrait({
  person: { name, portrait, hidden },
  treatment = 'grey',
}: PersonPortraitProps) {
  const isPhoto = isPhotograph(portrait);
  const src = portrait.startsWith('art:') ? drawings[portrait.slice('art:'.length)] : toStaffSource(portrait);
  const classes = classNames(css.portrait, hidden && css.hiddenPerson);
  if (!src || (isPhoto && treatment === 'drawn'))
    return (
      <span className={classes} aria-hidden="true">
        {getInitials(name)}
      </span>
    );
  return (
    <img
      className={classes}
      style={isPhoto ? { filter: getPhotoFilter(treatment, getSite().accent) } : undefined}
      src={src}
      alt=""
      loading="lazy"
    />
  );
}
