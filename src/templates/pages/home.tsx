import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import { pageHead } from '../../components/seo/page-head';
import { reportMissing } from '../../layouts/page-template';
import { founder, video } from '../../components/seo/structured-data/agency';
import { readTranslations } from '../../i18n/read-translations';
import type { PageContext } from '../../site/page-context';
import { Hero } from '../../sections/hero/hero';
import { Services } from '../../sections/services/services';
import { About } from '../../sections/about/about';
import { FilterStyles } from '../../sections/projects/filter-styles';
import { Projects } from '../../sections/projects/projects';
import { Technology } from '../../sections/technology/technology';
import { Pricing } from '../../sections/pricing/pricing';
import { CaseTeaser } from '../../sections/cases/case-teaser';
import { Contact } from '../../sections/contact/contact';

export const query = graphql`
  query HomeTemplate($language: Language!) {
    ...SiteFrame
    locales: allLocale(filter: { language: { eq: $language } }, sort: { ns: ASC }) {
      ...Translations
    }
    page(key: { eq: "home" }, language: { eq: $language }) {
      ...PageIntro
      ...PageHead
    }
    services: page(key: { eq: "services" }, language: { eq: $language }) {
      ...PageIntro
      homeLead
    }
    about: page(key: { eq: "about" }, language: { eq: $language }) {
      ...PageIntro
    }
    projects: page(key: { eq: "projects" }, language: { eq: $language }) {
      ...PageIntro
    }
    technology: page(key: { eq: "technology" }, language: { eq: $language }) {
      ...PageIntro
      homeLead
    }
    pricing: page(key: { eq: "pricing" }, language: { eq: $language }) {
      ...PageIntro
    }
    contact: page(key: { eq: "contact" }, language: { eq: $language }) {
      ...PageIntro
      homeLead
    }
    info: siteInfo(language: { eq: $language }) {
      ...AboutContent
      ...AgencyProfile
    }
    allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
    allProject(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ProjectTile
      }
    }
    allSkill(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...SkillBar
      }
    }
    allValue(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ValueBlock
      }
    }
    allPlan(filter: { language: { eq: $language }, line: { eq: CORE } }, sort: { order: ASC }) {
      nodes {
        ...PlanCard
      }
    }
    allCase(filter: { language: { eq: $language } }, sort: { order: ASC }, limit: 1) {
      nodes {
        ...CaseTeaser
      }
    }
  }
`;

/** The beginning of a section, with a lead of its own where its page has one for it. */
const homeIntro = (page: Queries.PageIntroFragment & { readonly homeLead: string | null }) => ({
  ...page,
  lead: page.homeLead ?? page.lead,
});

const HomeTemplate = ({ data }: PageProps<Queries.HomeTemplateQuery, PageContext>) => {
  const { page, services, about, projects, technology, pricing, contact, info } = data;
  if (!page || !services || !about || !projects || !technology || !pricing || !contact || !info) {
    return reportMissing(data);
  }
  const counts = { services: data.allService.nodes.length, projects: data.allProject.nodes.length };
  const [caseStudy] = data.allCase.nodes;

  return (
    <>
      <Suspense>
        <Hero intro={page} />
      </Suspense>
      <Suspense>
        <Services id="services" intro={homeIntro(services)} services={data.allService.nodes} />
      </Suspense>
      <Suspense>
        <About id="about" intro={about} info={info} counts={counts} />
      </Suspense>
      <Suspense>
        <Projects id="projects" intro={projects} projects={data.allProject.nodes} />
      </Suspense>
      <Suspense>
        <Technology
          id="tech"
          intro={homeIntro(technology)}
          skills={data.allSkill.nodes}
          values={data.allValue.nodes}
        />
      </Suspense>
      {caseStudy && (
        <Suspense>
          <CaseTeaser caseStudy={caseStudy} />
        </Suspense>
      )}
      <Suspense>
        <Pricing id="pricing" intro={pricing} plans={data.allPlan.nodes} />
      </Suspense>
      <Suspense>
        <Contact id="contact" intro={homeIntro(contact)} />
      </Suspense>
    </>
  );
};

export default HomeTemplate;

const PageHead = pageHead<Queries.HomeTemplateQuery>(({ info, locales }, page) =>
  info
    ? [...founder(page, info), video(page, info, readTranslations(locales, 'about').video.label)]
    : [],
);

export const Head = (props: HeadProps<Queries.HomeTemplateQuery, PageContext>) => (
  <>
    <PageHead {...props} />
    <FilterStyles projects={props.data.allProject.nodes} />
  </>
);
