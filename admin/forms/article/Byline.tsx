import { Avatar } from '../../../components/ui/Avatar';
import { formatDay } from '../../../domain/date';
import { getAvatarAngle, getInitials } from '../../../domain/person';
import { getSmallestSource } from '../../../domain/responsive';
import { toStaffSource } from '../../../domain/staff-media';
import { useCurrentUser } from '../../use-current-user';
import { useFormFrame } from '../form-frame';
import { useDebouncedRead } from '../use-debounced-read';
import type { ArticleValues } from './article-values';
import * as css from './Byline.css';

/** Renders author, day, tags and reading time below the title, as links to their fields. */
export function Byline({ isNew }: { isNew: boolean }) {
  const { focusField } = useFormFrame();
  const me = useCurrentUser();
  const { isStarted, name, photo, day, tags, minutes } = useDebouncedRead(
    ({ title, author, publishedOn, tags, readingTime }: ArticleValues) => ({
      isStarted: Boolean(title),
      name: author?.name ?? '',
      photo: author?.avatar?.src ? toStaffSource(getSmallestSource(author.avatar.src)) : '',
      day: publishedOn ?? '',
      tags: tags.join(', '),
      minutes: readingTime,
    }),
  );
  const parts = {
    // The first letter of the title makes the user the author.
    'author.name': name || (isNew && !isStarted && me?.name ? `${me.name}, you` : 'No author yet'),
    publishedOn: Number.isNaN(Date.parse(day)) ? (isNew ? 'Today' : 'Publication date') : formatDay(day),
    tags: tags || 'No tags yet',
    ...(minutes > 0 && { readingTime: `${minutes} min read` }),
  };
  return (
    <fieldset className={css.byline} aria-label="Byline">
      {Object.entries(parts).map(([path, text]) => (
        <button key={path} type="button" className={css.part} onClick={() => focusField(path)}>
          {path === 'author.name' && name && (
            <Avatar initials={getInitials(name)} rim={getAvatarAngle(name)} size={24} photo={photo} />
          )}
          {text}
        </button>
      ))}
    </fieldset>
  );
}
