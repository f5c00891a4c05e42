import type { Case } from '../../../domain/kinds/case';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { CaptionedImage } from '../../cases/CaptionedImage';
import { findFigures } from '../../cases/figures';
import { type DetailImage, isScreenshot, listDetailImages, pairWithBlocks } from '../../cases/layout';
import { Paragraphs } from '../../cases/Paragraphs';
import { classNames } from '../../ui/class-names';
import { About, Needs } from './About';
import { ArtFigure } from './ArtFigure';
import { BlockFigure, Blocks } from './Blocks';
import { Content } from './Content';
import type { CaseData } from './case-data';
import { DetailImages } from './DetailImages';
import { Facts, ImageHero } from './Hero';
import * as css from './ImageLayout.css';

export function ImageLayout({ item, coverFocus }: Omit<CaseData, 'next'>) {
  const { rows, images: otherImages, blocks } = pairWithBlocks(listDetailImages(item), item.info);
  return (
    <>
      <ImageHero item={item} coverFocus={coverFocus} />
      <Facts item={item} />
      {rows.length > 0 && (
        <section>
          {rows.map(({ image, block }, index) => (
            <div
              key={index}
              className={classNames(getGround(block), isScreen(image) ? css.screenRow : css.row)}
            >
              <ImageFigure {...image} />
              <BlockText {...block} />
            </div>
          ))}
        </section>
      )}
      <About item={item} />
      <DetailImages images={otherImages} />
      <Needs item={item} />
      <Blocks item={item} blocks={blocks} />
      <Content item={item} />
    </>
  );
}

type Block = Case['info'][number];

const HALF_SIZES = '(min-width: 900px) 58vw, 100vw';

const isScreen = (image: DetailImage) => Boolean(image.caption) && isScreenshot(image);

/** Shows captioned screenshots at full width on grey. Other images fill their space. */
const ImageFigure = (image: DetailImage) =>
  isScreen(image) ? (
    <div className={css.screen}>
      <CaptionedImage {...image} sizes="(min-width: 1180px) 1180px, 800px" />
    </div>
  ) : (
    <ArtFigure {...image} className={css.image} sizes={HALF_SIZES} />
  );

const getGround = ({ points }: Block) => (findFigures(points) ? on.black : on.white);

function BlockText({ title, subtitle, points }: Block) {
  const figures = findFigures(points);
  return (
    <div className={css.copy}>
      {title && <h2 className={figures ? text.h3 : text.h2}>{title}</h2>}
      {subtitle && <p className={text.muted}>{subtitle}</p>}
      {figures ? (
        <ul className={css.figures}>
          {figures.map((figure, index) => (
            <li key={index}>
              <BlockFigure
                {...figure}
                numberClass={index === 0 ? css.firstFigure : css.otherFigure}
                meaningClass={index === 0 ? css.meaning : css.itemText}
              />
            </li>
          ))}
        </ul>
      ) : (
        points.map(({ title, text: paragraph }, index) => (
          <div key={index} className={css.item}>
            {title && <h3 className={text.h4}>{title}</h3>}
            <Paragraphs text={paragraph} className={classNames(text.muted, css.itemText)} />
          </div>
        ))
      )}
    </div>
  );
}
