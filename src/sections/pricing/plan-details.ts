import { graphql } from 'gatsby';

/** A plan in a price list and in the request dialog. */
export const planDetailsFragment = graphql`
  fragment PlanDetails on Plan {
    key
    name
    description
    price {
      monthly
      monthlyLabel
      yearlyLabel
      yearlyTotalLabel
    }
    features
    cta
    popular
    bestValue
  }
`;

export type Plan = Queries.PlanDetailsFragment;
