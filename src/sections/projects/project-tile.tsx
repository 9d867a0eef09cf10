import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/ui/picture';
import { tileSizes, type TileColumns, type TopOffset, type TileLayout } from './portfolio-layout';

const columnClasses: Record<TileColumns, string> = {
  4: 'tile-4',
  5: 'tile-5',
  6: 'tile-6',
  7: 'tile-7',
};

const topOffsetClasses: Record<TopOffset, string | undefined> = {
  0: undefined,
  24: 'tile-offset-24',
  72: 'tile-offset-72',
};

const groundClasses: Record<Queries.ProjectColourWhileLoading, string> = {
  DAWN: 'ground-dawn',
  EMBER: 'ground-ember',
  KELP: 'ground-kelp',
  NIGHT: 'ground-night',
  REEF: 'ground-reef',
  SAND: 'ground-sand',
};

interface ProjectTileProps {
  project: Queries.ProjectTileFragment;
  layout: TileLayout;
  heading: 'h2' | 'h3';
  /** Whether the picture can be in the initial viewport. */
  eager: boolean;
}

/** One project. The whole tile is a link if the work is online. */
export const ProjectTile = ({ project, layout, heading: Heading, eager }: ProjectTileProps) => {
  const { t } = useTranslation(['projects', 'common']);
  const { title, category, description, colourWhileLoading, image, imageAlt, link } = project;
  const { year, role, result } = project;
  const picture = image.childImageSharp?.gatsbyImageData;
  const facts = [year, role].filter(Boolean).join(' · ');

  return (
    <li
      data-category={category}
      className={clsx(
        'tile relative',
        layout.wide ? 'tile-wide' : 'tile-narrow',
        columnClasses[layout.columns],
        topOffsetClasses[layout.topOffset],
      )}
    >
      <div
        className={clsx(
          'tile-picture',
          !layout.wide && 'tile-picture-narrow',
          groundClasses[colourWhileLoading],
        )}
      >
        {picture && (
          <Picture
            image={picture}
            alt={imageAlt}
            eager={eager}
            sizes={tileSizes(layout)}
            className="tile-image"
          />
        )}
      </div>
      <div className={clsx('tile-caption', layout.wide ? 'flex-wrap' : 'tile-caption-narrow')}>
        <Heading
          className={clsx(
            'tile-title',
            !layout.wide && 'tile-title-narrow',
            layout.columns === 4 && 'tile-title-small',
          )}
        >
          {link ? (
            <a href={link} target="_blank" rel="noopener" className="tile-link">
              {title} <span className="sr-only">({t('common:newTab')})</span>
            </a>
          ) : (
            title
          )}
        </Heading>
        <p className="tile-category">{t(`categories.${category}`)}</p>
      </div>
      <p className={clsx('tile-text', !layout.wide && 'tile-text-narrow')}>{description}</p>
      {result && <p className="tile-result">{result}</p>}
      {facts && <p className="tile-facts">{facts}</p>}
    </li>
  );
};

export const projectTileFragment = graphql`
  fragment ProjectTile on Project {
    key
    title
    category
    categoryOrder
    description
    year
    role
    result
    colourWhileLoading
    imageAlt
    link
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.6
          breakpoints: [320, 440, 742, 1280]
          placeholder: NONE
        )
      }
    }
  }
`;
