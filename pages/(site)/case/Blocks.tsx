import { FilmFrame } from '../../../components/cases/FilmFrame';
import { figuresOf } from '../../../components/cases/figures';
import { Paragraphs } from '../../../components/cases/Paragraphs';
import type { ImageRef } from '../../../domain/fields';
import type { Case } from '../../../domain/kinds/case';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import * as css from './Blocks.css';

type Block = Case['infoBlock'][number];

type BlocksProps = {
  item: Pick<Case, 'video' | 'videoPosters' | 'title' | 'img_preview'>;
  /** Those that do not stand elsewhere on the page. */
  blocks: readonly Block[];
};

/** A film's own still, or the cover. */
const posterOf = (src: string | undefined, cover: ImageRef): ImageRef =>
  src ? { src, src_pixel: '', alt: '' } : cover;

/** What was built and what changed, under rules; then the films. */
export function Blocks({ item: { video, videoPosters, title, img_preview }, blocks }: BlocksProps) {
  if (blocks.length === 0 && video.length === 0) return null;
  return (
    <section className={css.blocks}>
      <div className={wrap}>
        {blocks.map((block, index) => (
          <InfoBlock key={index} {...block} />
        ))}
        {video.map((href, index) => (
          <FilmFrame
            key={index}
            href={href}
            title={video.length > 1 ? `${title}, film ${index + 1} of ${video.length}` : title}
            poster={posterOf(videoPosters[index], img_preview)}
          />
        ))}
      </div>
    </section>
  );
}

function InfoBlock({ sectionTitle, subSectionTitle, sectionContent }: Block) {
  const figures = figuresOf(sectionContent);
  return (
    <div className={css.block}>
      <div>
        {sectionTitle && <h2 className={text.h3}>{sectionTitle}</h2>}
        {subSectionTitle && <p className={css.subtitle}>{subSectionTitle}</p>}
      </div>
      {figures ? (
        <ul className={css.figures}>
          {figures.map(({ number, unit, text: meaning }, index) => (
            <li key={index}>
              <p className={css.figure}>
                {number}
                {unit && <small className={css.unit}>{unit}</small>}
              </p>
              <p className={css.meaning}>{meaning}</p>
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.words}>
          {sectionContent.map((item, index) => (
            <div key={index}>
              {item.subtitle && <h3 className={text.h4}>{item.subtitle}</h3>}
              <Paragraphs text={item.text} className={css.paragraph} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
