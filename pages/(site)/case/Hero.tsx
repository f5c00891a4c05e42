import { CaseFacts } from '../../../components/cases/CaseFacts';
import { factsOf } from '../../../components/cases/facts';
import { Paragraphs } from '../../../components/cases/Paragraphs';
import { sameThing } from '../../../components/cases/transition';
import { ResponsiveImage } from '../../../components/site/ResponsiveImage';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { Chip } from '../../../components/ui/Chip';
import { classNames } from '../../../components/ui/class-names';
import type { Project } from '../../../domain/project';
import { frame, grid, wrap } from '../../../styles/layout.css';
import { itemCrumbs } from '../screen-crumbs';
import * as css from './Hero.css';

/** Title and cover on black. */
export function Hero({ project }: { project: Project }) {
  const { src, src_pixel, alt } = project.img_preview;
  return (
    <section className={css.hero}>
      <div className={wrap} style={sameThing('words', project.slug)}>
        <Breadcrumbs items={itemCrumbs('cases', project.title)} />
        <Chip className={css.domain}>{project.domain}</Chip>
        <h1 className={css.title}>{project.title}</h1>
        <div className={classNames(grid, css.words)}>
          {project.heading && <p className={css.lead}>{project.heading}</p>}
          <div className={project.heading ? css.description : css.lead}>
            <Paragraphs text={project.description} />
          </div>
        </div>
      </div>
      <div className={classNames(frame, css.picture)} style={sameThing('cover', project.slug)}>
        <ResponsiveImage
          className={css.cover}
          src={src}
          alt={alt}
          pixel={src_pixel}
          sizes="(min-width: 1440px) 1440px, (min-width: 768px) 100vw, 114vw"
          width={1440}
          height={680}
          priority
        />
      </div>
    </section>
  );
}

/** Client, location, solution and date in one strip. */
export function Facts({ project }: { project: Project }) {
  if (factsOf(project).length === 0) return null;
  return (
    <section className={css.facts}>
      <div className={wrap}>
        <CaseFacts project={project} look="bar" />
      </div>
    </section>
  );
}
