import java.io.FileInputStream;
import java.util.TreeMap;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Says of each file whether veraPDF finds it to be PDF/A-3b, and which clauses it breaks. */
public class Judge {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files) judge(file);
  }

  static void judge(String file) throws Exception {
    var flavour = PDFAFlavour.PDFA_3_B;
    try (var parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour)) {
      var result =
          Foundries.defaultInstance().createValidator(parser.getFlavour() == PDFAFlavour.NO_FLAVOUR ? flavour : parser.getFlavour(), false)
              .validate(parser);
      var broken = new TreeMap<String, String>();
      for (TestAssertion it : result.getTestAssertions())
        if (it.getStatus() != TestAssertion.Status.PASSED)
          broken.put(it.getRuleId().getClause() + "-" + it.getRuleId().getTestNumber(), it.getMessage());
      System.out.println((result.isCompliant() ? "ok " : "no ") + result.getPDFAFlavour() + " " + broken);
    }
  }
}
