import { Avatar } from '../../../components/ui/Avatar';
import { Icon } from '../../../components/ui/Icon';
import { next } from '../../../components/ui/icons';
import { formatDay } from '../../../domain/date';
import { useFormFrame } from '../form-frame';
import { useDebouncedRead } from '../use-debounced-read';
import { NO_AUTHOR, useShownAuthor } from './AuthorName';
import * as css from './article.css';
import type { ArticleValues } from './complete-article';

/** Renders author, day, tags and reading time below the title, as links to their fields. */
export function Byline({ isNew }: { isNew: boolean }) {
  const { focusField } = useFormFrame();
  const { name, photo } = useShownAuthor(isNew);
  const { day, tags, minutes } = useDebouncedRead(({ publishedOn, tags, readingTime }: ArticleValues) => ({
    day: publishedOn ?? '',
    tags: tags.join(', '),
    minutes: readingTime,
  }));
  const parts = {
    'author.name': name || NO_AUTHOR,
    publishedOn: Number.isNaN(Date.parse(day)) ? (isNew ? 'Today' : 'Publication date') : formatDay(day),
    tags: tags || 'No tags yet',
    ...(minutes > 0 && { readingTime: `${minutes}\u00a0min\u00a0read` }),
  };
  const avatar = name && <Avatar name={name} size={24} photo={photo} />;
  return (
    <fieldset className={css.byline} aria-label="Byline">
      {Object.entries(parts).map(([path, text]) => (
        <button key={path} type="button" className={css.part} onClick={() => focusField(path)}>
          {path === 'author.name' && avatar}
          {text}
        </button>
      ))}
      <button type="button" className={css.line} onClick={() => focusField('author.name')}>
        {avatar}
        <span>{Object.values(parts).join('\u00a0· ')}</span>
        <Icon path={next} size={16} />
      </button>
    </fieldset>
  );
}
