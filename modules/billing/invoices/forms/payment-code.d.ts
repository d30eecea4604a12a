declare module "sepa-payment-qr-code" {
  type Payment = {
    name: string;
    iban: string;
    bic?: string;
    /** Euros. */
    amount: number;
    structuredReference: string;
  };
  export default function generateQrCode(payment: Payment): string;
}
