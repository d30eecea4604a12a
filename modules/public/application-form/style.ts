/** A form of one column for a thumb; where there is room, what belongs together stands side by side. */
export const style = `
.apply{gap:1.25rem}.card>legend{float:left;width:100%;margin-bottom:.2rem}.card>legend+*{clear:both}
.two{grid-template-columns:1fr 1fr}.two>*{grid-column:1/-1}
.two>[data-name=firstName],.two>[data-name=lastName],.two>[data-name=email],.two>[data-name=phone],.two>[data-name=expectedSalary],.two>[data-name=availableDate]{grid-column:auto}
.apply .large{justify-self:stretch}
@media(max-width:34rem){.two{grid-template-columns:minmax(0,1fr)}}
`;
