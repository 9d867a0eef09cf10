import { AnimatePresence, m, useReducedMotion } from 'framer-motion';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactClosing } from '../../components/ui/contact-closing';
import { MotionProvider } from '../../components/ui/motion/motion-provider';
import { Section } from '../../components/ui/section';
import { SectionHeading } from '../../components/ui/section-heading';
import {
  checkedFilter,
  countByCategory,
  filterProjects,
  type PortfolioFilter,
} from './portfolio-filter';
import { layoutPortfolio } from './portfolio-layout';
import { ProjectFilter } from './project-filter';
import { ProjectTile } from './project-tile';
import './projects.css';

const headingId = 'projects-heading';

/** Tiles whose pictures can be in the initial viewport of the portfolio's own page. */
const firstRow = 2;

interface ProjectsProps {
  id?: string;
  intro: Queries.PageIntroFragment;
  /** Whether it is the subject of a page of its own, not one of several sections. */
  ownPage?: boolean;
  projects: readonly Queries.ProjectTileFragment[];
}

/**
 * The portfolio. `FilterStyles` in the page's head hide what is filtered out; React arranges the
 * rest and announces the choice.
 */
export const Projects = ({ id, intro, ownPage = false, projects }: ProjectsProps) => {
  const { t } = useTranslation('projects');
  const reducedMotion = useReducedMotion();
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<PortfolioFilter>();
  const filter = chosen ?? 'ALL';
  const shown = filterProjects(projects, filter);
  const layouts = layoutPortfolio(shown.length, filter !== 'ALL');

  useEffect(() => {
    // A visitor can choose before React hydrates the filter.
    const checked = checkedFilter(group.current, projects);
    if (checked !== 'ALL') setChosen(checked);
  }, [projects]);

  return (
    <Section id={id} labelledBy={headingId} isPageTop={ownPage} className="projects">
      <div className="page-frame">
        <SectionHeading
          id={headingId}
          heading={intro.heading}
          ownPage={ownPage}
          className="projects-heading"
        >
          {ownPage && <p>{intro.lead}</p>}
        </SectionHeading>
        <ProjectFilter ref={group} counts={countByCategory(projects)} onChange={setChosen} />
        <p role="status" className="sr-only">
          {chosen && t('shown', { count: shown.length, total: projects.length })}
        </p>
        {/* Both lists share one grid cell while they cross-fade, so that the height follows the
            taller one. */}
        <div className="tile-lists">
          <MotionProvider>
            <AnimatePresence initial={false}>
              {/* Keyframes instead of `initial`, so that the tiles are visible without
                  framer-motion's features. */}
              <m.ul
                key={filter}
                animate={{ opacity: [0, 1] }}
                exit={{ opacity: 0 }}
                transition={{ duration: reducedMotion ? 0 : 0.22 }}
                className="tile-grid"
              >
                {shown.map((project, index) => {
                  const layout = layouts[index];
                  return (
                    layout && (
                      <ProjectTile
                        key={project.key}
                        project={project}
                        layout={layout}
                        heading={ownPage ? 'h2' : 'h3'}
                        eager={ownPage && index < firstRow}
                      />
                    )
                  );
                })}
              </m.ul>
            </AnimatePresence>
          </MotionProvider>
        </div>
        <ContactClosing text={t('closing')} label={t('start')} />
      </div>
    </Section>
  );
};
