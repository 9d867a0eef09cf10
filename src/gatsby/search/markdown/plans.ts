import type { LocalizedPlan, SiteContent } from '../site-content';
import { blocks, entry, escape, heading, link, list } from './format';

/** A price with what it means, or a note that it is agreed with the client. */
const priceLines = ({ price }: LocalizedPlan, content: SiteContent): string[] => {
  const t = content.wordsOf('pricing');
  if (!price) return [entry(t('custom'), t('customNote'))];
  const monthly = `${price.monthlyLabel} ${t('perMonth')}`;
  if (price.monthly === price.yearly) return [escape(monthly)];
  const yearly = `${price.yearlyLabel} ${t('perMonthYearly')}`;
  return [entry(t('billing.monthly'), monthly), entry(t('billing.yearly'), yearly)];
};

const plan = (record: LocalizedPlan, level: number, content: SiteContent): string => {
  const t = content.wordsOf('pricing');
  const badges = [record.popular && t('popular'), record.bestValue && t('bestValue')];
  return blocks(
    heading(level, record.name),
    badges.flatMap((badge) => (badge ? [`**${escape(badge)}**`] : [])).join(' ') || null,
    escape(record.description),
    list([...priceLines(record, content), ...record.features.map(escape)]),
  );
};

const planList = (content: SiteContent, line: LocalizedPlan['line'], level: number): string =>
  blocks(
    ...content.plans
      .filter((record) => record.line === line)
      .map((record) => plan(record, level, content)),
  );

/** The main price list; `level` is that of the plans' headings. */
export const corePlans = (content: SiteContent, level: number): string => {
  const t = content.wordsOf('pricing');
  const { email } = content.info;
  const help = `${escape(t('help.question'))} ${link(t('help.link'), `mailto:${email}`)}`;
  return blocks(planList(content, 'CORE', level), help);
};

/** The price list of AI plans, with its heading. */
export const aiPlans = (content: SiteContent): string => {
  const t = content.wordsOf('pricing');
  return blocks(heading(2, t('ai.heading')), escape(t('ai.lead')), planList(content, 'AI', 3));
};
