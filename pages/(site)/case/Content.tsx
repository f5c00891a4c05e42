import { FilmFrame } from '../../../components/cases/FilmFrame';
import { Paragraphs } from '../../../components/cases/Paragraphs';
import { ResponsiveImage } from '../../../components/site/ResponsiveImage';
import type { Project } from '../../../domain/project';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import * as blocks from './Blocks.css';
import * as css from './Content.css';

type Item = Project['projectContent'][number];
type Chapter = { title: string; items: Item[] };

/** Every title begins a chapter; what stands before the first belongs to one without a title. */
function chaptersOf(content: readonly Item[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const item of content) {
    if (item.type === 'title') chapters.push({ title: item.content, items: [] });
    else if (chapters.length > 0) chapters.at(-1)?.items.push(item);
    else chapters.push({ title: '', items: [item] });
  }
  return chapters;
}

/** The story in the case's own words, chapter by chapter. Staff write plain text: nothing here is markup. */
export function Content({ project }: { project: Project }) {
  const chapters = chaptersOf(project.projectContent);
  if (chapters.length === 0) return null;
  return (
    <section className={css.content}>
      <div className={wrap}>
        {chapters.map(({ title, items }, index) => (
          <div key={index} className={blocks.block}>
            <div>{title && <h2 className={text.h3}>{title}</h2>}</div>
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

function ContentItem({ item, project }: { item: Item; project: Project }) {
  switch (item.type) {
    case 'image':
      return (
        <ResponsiveImage
          className={css.image}
          src={item.content}
          alt={item.alt}
          sizes="(min-width: 900px) 680px, 100vw"
        />
      );
    case 'video':
      return <FilmFrame href={item.content} title={project.title} poster={project.img_preview} />;
    default:
      return <Paragraphs text={item.content} />;
  }
}
