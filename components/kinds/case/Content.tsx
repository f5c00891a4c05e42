import type { Case } from '../../../domain/kinds/case';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { CaptionedImage } from '../../cases/CaptionedImage';
import { type ContentItem as Part, toChapters } from '../../cases/chapters';
import { Paragraphs } from '../../cases/Paragraphs';
import { VideoFrame } from '../../cases/VideoFrame';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { classNames } from '../../ui/class-names';
import * as css from './Content.css';

const SIZES = '(min-width: 900px) 680px, 100vw';

/** Renders the story, which members write as plain text without markup. */
export function Content({ item }: { item: Case }) {
  const chapters = toChapters(item.story);
  if (chapters.length === 0) return null;
  return (
    <section className={css.content}>
      <div className={classNames(wrap, css.chapters)}>
        {chapters.map(({ title, time, items }, index) => (
          <div key={index} className={css.chapter}>
            <h2 className={text.h3}>{[time?.text, title].filter(Boolean).join(' ')}</h2>
            <div className={css.items}>
              {items.map((contentPart, position) => (
                <ContentItem key={position} part={contentPart} item={item} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

export function ContentItem({ part, item }: { part: Part; item: Case }) {
  switch (part.type) {
    case 'image':
      return part.caption ? (
        <CaptionedImage src={part.content} alt={part.alt} caption={part.caption} sizes={SIZES} />
      ) : (
        <ResponsiveImage className={css.image} src={part.content} alt={part.alt} sizes={SIZES} />
      );
    case 'video':
      return <VideoFrame href={part.content} title={item.title} poster={item.cover} sizes={SIZES} />;
    default:
      return <Paragraphs text={part.content} />;
  }
}
