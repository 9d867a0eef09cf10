import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { later } from '../components/later/later';
import { Layout } from '../components/layout';
import { Seo } from '../components/seo/seo';
import { serviceChoices } from '../forms/service-choices';
import type { PageContext } from '../gatsby/pages';

/** The hero fills the first view. */
const below = { below: true };

const Hero = later(() => import('../sections/hero').then((module) => module.Hero));
const Services = later(
  () => import('../sections/services').then((module) => module.Services),
  below,
);
const About = later(() => import('../sections/about').then((module) => module.About), below);
const Projects = later(
  () => import('../sections/projects').then((module) => module.Projects),
  below,
);
const Technology = later(
  () => import('../sections/technology').then((module) => module.Technology),
  below,
);
const Pricing = later(() => import('../sections/pricing').then((module) => module.Pricing), below);
const CaseTeaser = later(
  () => import('../sections/case-teaser').then((module) => module.CaseTeaser),
  below,
);
const Contact = later(() => import('../sections/contact').then((module) => module.Contact), below);

const HomeTemplate = ({ data, pageContext }: PageProps<Queries.HomeTemplateQuery, PageContext>) => {
  const { home, services, about, projects, technology, pricing, contact, info } = data;
  if (!home || !services || !about || !projects || !technology || !pricing || !contact || !info) {
    return null;
  }
  const counts = { services: data.allService.nodes.length, projects: data.allProject.nodes.length };
  const [study] = data.allCase.nodes;

  return (
    <Layout content={data} context={pageContext}>
      <Hero intro={home} />
      <Services id="services" intro={services} level={2} services={data.allService.nodes} />
      <About id="about" intro={about} level={2} info={info} counts={counts} />
      <Projects id="projects" intro={projects} level={2} projects={data.allProject.nodes} />
      <Technology
        id="tech"
        intro={technology}
        level={2}
        skills={data.allSkill.nodes}
        values={data.allValue.nodes}
      />
      <Pricing
        id="pricing"
        intro={pricing}
        level={2}
        plans={data.allPlan.nodes}
        email={info.email}
      />
      {study && <CaseTeaser study={study} />}
      <Contact
        id="contact"
        intro={contact}
        level={2}
        email={info.email}
        phone={info.phone}
        choices={serviceChoices(pageContext.page, pageContext.language)}
      />
    </Layout>
  );
};

export default HomeTemplate;

export const Head = ({ data, pageContext }: HeadProps<Queries.HomeTemplateQuery, PageContext>) =>
  data.home && <Seo content={data} context={pageContext} page={data.home} />;

export const query = graphql`
  query HomeTemplate($language: String!) {
    ...LayoutContent
    ...SeoSite
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: {
          in: [
            "common"
            "hero"
            "services"
            "about"
            "projects"
            "technology"
            "pricing"
            "cases"
            "contact"
          ]
        }
      }
    ) {
      ...Words
    }
    home: page(key: { eq: "home" }, language: { eq: $language }) {
      ...PageIntro
      ...PageHead
    }
    services: page(key: { eq: "services" }, language: { eq: $language }) {
      ...PageIntro
    }
    about: page(key: { eq: "about" }, language: { eq: $language }) {
      ...PageIntro
    }
    projects: page(key: { eq: "projects" }, language: { eq: $language }) {
      ...PageIntro
    }
    technology: page(key: { eq: "technology" }, language: { eq: $language }) {
      ...PageIntro
    }
    pricing: page(key: { eq: "pricing" }, language: { eq: $language }) {
      ...PageIntro
    }
    contact: page(key: { eq: "contact" }, language: { eq: $language }) {
      ...PageIntro
    }
    info: siteInfo(language: { eq: $language }) {
      ...AboutContent
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
        ...PlanDetails
      }
    }
    allCase(filter: { language: { eq: $language } }, sort: { facts: { order: ASC } }, limit: 1) {
      nodes {
        ...CaseTeaser
      }
    }
  }
`;
