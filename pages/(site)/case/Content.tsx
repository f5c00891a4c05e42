import { CaptionedPicture } from '../../../components/cases/CaptionedPicture';
import { chaptersOf, type ContentItem as Item } from '../../../components/cases/chapters';
import { FilmFrame } from '../../../components/cases/FilmFrame';
import { Paragraphs } from '../../../components/cases/Paragraphs';
import { ResponsiveImage } from '../../../components/site/ResponsiveImage';
import type { Project } from '../../../domain/project';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import * as blocks from './Blocks.css';
import * as css from './Content.css';

const SIZES = '(min-width: 900px) 680px, 100vw';

/** The story in the case's own words, chapter by chapter. Staff write plain text: nothing here is markup. */
export function Content({ project }: { project: Project }) {
  const chapters = chaptersOf(project.projectContent);
  if (chapters.length === 0) return null;
  return (
    <section className={css.content}>
      <div className={wrap}>
        {chapters.map(({ title, time, items }, index) => (
          <div key={index} className={blocks.block}>
            <div>
              {(title || time) && (
                <h2 className={text.h3}>{[time?.text, title].filter(Boolean).join(' ')}</h2>
              )}
            </div>
            <div className={css.items}>
              {items.map((item, position) => (
                <ContentItem key={position} item={item} project={project} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** One piece of a case's own story. */
export function ContentItem({ item, project }: { item: Item; project: Project }) {
  switch (item.type) {
    case 'image':
      return item.caption ? (
        <CaptionedPicture src={item.content} alt={item.alt} caption={item.caption} sizes={SIZES} />
      ) : (
        <ResponsiveImage className={css.image} src={item.content} alt={item.alt} sizes={SIZES} />
      );
    case 'video':
      return <FilmFrame href={item.content} title={project.title} poster={project.img_preview} />;
    default:
      return <Paragraphs text={item.content} />;
  }
}
