import { text } from '../../styles/text.css';
import { Chip } from '../ui/Chip';
import { classNames } from '../ui/class-names';
import { CardArt, CardButton, CardTitle, grounds } from './CaseCard';
import * as css from './CaseTile.css';
import { linedWords } from './Hairlines.css';
import type { PosterCard } from './poster-rule';

type CaseTileProps = {
  project: PosterCard;
  /** Takes the row alone, picture left and words right. */
  wide: boolean;
};

/** A case with its picture above its title and heading, for rows of two (rule 20). */
export function CaseTile({ project, wide }: CaseTileProps) {
  const ground = grounds[project.backgroundColor];
  return (
    <article className={classNames(ground.surface, css.tile, wide && css.wide)}>
      <CardArt
        project={project}
        sizes={`(min-width: 768px) ${wide ? 'min(58vw, 840px)' : 'min(50vw, 720px)'}, 88vw`}
      />
      <div className={classNames(css.words, linedWords)} data-lines={project.lines.words.join(' ')}>
        <div className={css.about}>
          <Chip>{project.domain}</Chip>
          <CardTitle project={project} className={classNames(text.h3, css.title)} />
          {project.heading && <p className={css.heading}>{project.heading}</p>}
        </div>
        <CardButton variant={ground.button} size="medium" />
      </div>
    </article>
  );
}
